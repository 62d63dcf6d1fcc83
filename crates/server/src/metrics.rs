//! What is counted. Nothing here names a guest, a table or a card.

use games::protocol::Code;
use metrics_exporter_prometheus::{PrometheusBuilder, PrometheusHandle};
use std::sync::OnceLock;
use std::time::Duration;

static RECORDER: OnceLock<Option<PrometheusHandle>> = OnceLock::new();

/// One recorder a process, however many houses run in it.
fn recorder() -> Option<&'static PrometheusHandle> {
    RECORDER.get_or_init(|| PrometheusBuilder::new().install_recorder().ok()).as_ref()
}

pub(crate) fn install() {
    recorder();
}

/// In the words of Prometheus.
pub(crate) fn page() -> String {
    recorder().map(PrometheusHandle::render).unwrap_or_default()
}

/// Keeps the histograms small.
pub(crate) fn tidy() {
    if let Some(recorder) = recorder() {
        recorder.run_upkeep();
    }
}

pub(crate) fn refused(code: Code) {
    // The word of the code as it is on the wire, without its quotes.
    let word = serde_json::to_string(&code).unwrap_or_default();
    ::metrics::counter!("ratskeller_refused_total", "code" => word.trim_matches('"').to_owned()).increment(1);
}

pub(crate) fn decided() {
    ::metrics::counter!("ratskeller_decisions_total").increment(1);
}

pub(crate) fn committed(took: Duration, together: usize) {
    ::metrics::histogram!("ratskeller_commit_seconds").record(took.as_secs_f64());
    ::metrics::histogram!("ratskeller_commit_jobs").record(together as f64);
}

pub(crate) fn thought(took: Duration) {
    ::metrics::histogram!("ratskeller_bot_think_seconds").record(took.as_secs_f64());
}

pub(crate) fn bot_overran() {
    ::metrics::counter!("ratskeller_bot_overran_total").increment(1);
}

/// One more of something as long as this is kept.
#[derive(Debug)]
pub(crate) struct Counted(&'static str);

impl Counted {
    fn one(name: &'static str) -> Counted {
        ::metrics::gauge!(name).increment(1.0);
        Counted(name)
    }

    pub(crate) fn connection() -> Counted {
        Counted::one("ratskeller_connections")
    }

    pub(crate) fn socket() -> Counted {
        Counted::one("ratskeller_sockets")
    }

    pub(crate) fn table() -> Counted {
        Counted::one("ratskeller_tables_loaded")
    }
}

impl Drop for Counted {
    fn drop(&mut self) {
        ::metrics::gauge!(self.0).decrement(1.0);
    }
}

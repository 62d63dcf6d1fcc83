//! E-mail, where the operator has given a server.

use super::{Unsent, Words, spoken};
use crate::lang::Lang;
use crate::store::{Address, Delivery};
use lettre::message::Mailbox;
use lettre::message::header::ContentType;
use lettre::{AsyncSmtpTransport, AsyncTransport, Message, Tokio1Executor};
use sha2::{Digest as _, Sha256};
use std::error::Error as _;
use std::fmt;
use std::time::Duration;

pub(crate) struct Mails {
    server: AsyncSmtpTransport<Tokio1Executor>,
    from: Mailbox,
}

impl fmt::Debug for Mails {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Mails")
    }
}

const WITHIN: Duration = Duration::from_secs(10);

impl Mails {
    /// `smtp://`, `smtps://` or `smtp://…?tls=required`, with a name and a password where they are needed.
    pub(crate) fn new(server: &str, from: &str) -> Result<Mails, String> {
        let from = from.parse().map_err(|why| format!("--mail-from: {why}"))?;
        let server = AsyncSmtpTransport::<Tokio1Executor>::from_url(server);
        let server = server.map_err(|why| format!("--mail-server: {why}"))?.timeout(Some(WITHIN)).build();
        Ok(Mails { server, from })
    }

    /// Whether this is an address of somebody.
    pub(crate) fn takes(address: &str) -> bool {
        address.parse::<lettre::Address>().is_ok()
    }

    /// All that is due, as one.
    pub(super) async fn send(&self, address: &Address, letters: &[Delivery]) -> Result<(), Unsent> {
        let lang = spoken(address);
        let words: Vec<Words> = letters.iter().map(Words::of).collect();
        let Some(first) = words.first() else { return Ok(()) };
        let lines = words.iter().map(|Words { title, line, link }| format!("{title}\n{line}\n{link}\n"));
        let stop = format!("--\n{}\n{}/#/me\n", text(lang, "post-stop"), address.origin);
        let body: Vec<String> = lines.chain([stop]).collect();
        let key: String = letters.iter().map(|one| one.key.as_str()).collect();
        self.mail(address, &first.title, &body.join("\n"), &key).await
    }

    /// The code that is to be said back.
    pub(crate) async fn confirm(&self, address: &Address, code: &str) -> Result<(), Unsent> {
        let lang = spoken(address);
        let body =
            format!("{}\n\n{code}\n\n{}\n", text(lang, "post-confirm"), text(lang, "post-confirm-not"));
        self.mail(address, text(lang, "post-confirm-title"), &body, code).await
    }

    async fn mail(&self, to: &Address, subject: &str, body: &str, key: &str) -> Result<(), Unsent> {
        let Ok(address) = to.target.parse() else { return Err(Unsent::Gone) };
        // The same letter has the same name, however often it is tried: whoever has it already sees one.
        let name: String = Sha256::digest(format!("{}{key}", to.id))
            .iter()
            .take(16)
            .map(|byte| format!("{byte:02x}"))
            .collect();
        let message = Message::builder()
            .from(self.from.clone())
            .to(Mailbox::new(None, address))
            .subject(format!("Ratskeller: {subject}"))
            .message_id(Some(format!("<{name}@{}>", self.from.email.domain())))
            .header(ContentType::TEXT_PLAIN)
            .body(body.to_owned());
        let message = message.map_err(|_| Unsent::Gone)?;
        match self.server.send(message).await {
            Ok(_) => Ok(()),
            Err(why) => {
                tracing::warn!(%why, "a mail was not taken");
                Err(if nobody_is_there(&why) { Unsent::Gone } else { Unsent::Later })
            }
        }
    }
}

/// Whether the server says that nobody has this address. Whatever else it refuses for good (our password, our sender, our words) may
/// be well again tomorrow, and takes nobody's address away.
fn nobody_is_there(why: &lettre::transport::smtp::Error) -> bool {
    let said = why.source().map(ToString::to_string).unwrap_or_default();
    why.is_permanent()
        && (why.status().is_some_and(|code| code.to_string() == "556") || names_no_mailbox(&said))
}

/// The addressee's own codes of RFC 3463 and RFC 7505: no such mailbox, no such system, badly written, moved away, takes no mail,
/// put out of use.
fn names_no_mailbox(said: &str) -> bool {
    let code = said.split_whitespace().next().unwrap_or_default();
    ["5.1.1", "5.1.2", "5.1.3", "5.1.6", "5.1.10", "5.2.1"].contains(&code)
}

fn text(lang: Lang, key: &str) -> &'static str {
    lang.text(key).unwrap_or_default()
}

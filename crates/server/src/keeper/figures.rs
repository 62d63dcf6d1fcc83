//! How the house is.

use super::errand::Figure;
use crate::house::House;
use crate::store::StoreError;

pub(super) async fn figures(house: &House) -> Result<Vec<Figure>, StoreError> {
    let (sockets, tables) = (house.doors.sockets(), house.tables_loaded());
    let now = [
        ("sockets", Some(sockets as u64)),
        ("tables_loaded", Some(tables as u64)),
        ("writes_waiting", Some(house.store.waiting() as u64)),
        ("memory_bytes", memory()),
        ("data_bytes", std::fs::metadata(&house.config.data).ok().map(|file| file.len())),
    ];
    let counts = house.store.counts().await?.into_iter();
    let now = now.into_iter().filter_map(|(name, count)| Some((name, count?)));
    Ok(counts.chain(now).map(|(name, count)| Figure { name: name.to_owned(), count }).collect())
}

/// What this process takes, where the system says so.
fn memory() -> Option<u64> {
    let status = std::fs::read_to_string("/proc/self/status").ok()?;
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"))?;
    let kilobytes: u64 = line.trim().strip_suffix("kB")?.trim().parse().ok()?;
    Some(kilobytes * 1024)
}

//! The door: bound when the house opens, gone when it closes. Only the user whose house it is comes in, and root.

use super::errand::{Errand, Reply};
use super::{acts, keepers_door};
use crate::house::{House, closed};
use crate::limits;
use std::io;
use std::os::unix::fs::{MetadataExt, PermissionsExt};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use tokio::io::{AsyncBufReadExt, AsyncReadExt, AsyncWriteExt, BufReader};
use tokio::net::{UnixListener, UnixStream};

#[derive(Debug)]
pub(crate) struct Door {
    path: PathBuf,
    listener: UnixListener,
    /// Whose house it is.
    owner: u32,
}

impl Door {
    /// The data file is ours by now, so that a socket that lies there is of a house that is no more.
    pub(crate) fn open(data: &Path) -> io::Result<Door> {
        let path = keepers_door(data);
        match std::fs::remove_file(&path) {
            Err(error) if error.kind() != io::ErrorKind::NotFound => return Err(error),
            Ok(()) | Err(_) => (),
        }
        let listener = UnixListener::bind(&path)?;
        std::fs::set_permissions(&path, std::fs::Permissions::from_mode(0o600))?;
        let owner = std::fs::metadata(&path)?.uid();
        Ok(Door { path, listener, owner })
    }

    pub(crate) async fn serve(self, house: Arc<House>) {
        let mut closing = house.closing();
        loop {
            let accepted = tokio::select! {
                accepted = self.listener.accept() => accepted,
                () = closed(&mut closing) => break,
            };
            let Ok((stream, _)) = accepted else { continue };
            // Who opens a socket before it is shut to others is asked too.
            let Some(user) =
                stream.peer_cred().ok().map(|cred| cred.uid()).filter(|user| self.lets_in(*user))
            else {
                continue;
            };
            tokio::spawn(attend(Arc::clone(&house), stream, called(user)));
        }
        let _gone_already = std::fs::remove_file(&self.path);
    }

    fn lets_in(&self, user: u32) -> bool {
        user == self.owner || user == 0
    }
}

async fn attend(house: Arc<House>, mut stream: UnixStream, who: String) {
    let (read, mut write) = stream.split();
    let mut lines = BufReader::new(read);
    loop {
        let mut line = Vec::new();
        let read = (&mut lines).take(limits::ERRAND).read_until(b'\n', &mut line).await;
        if !matches!(read, Ok(1..)) {
            return;
        }
        let reply = match serde_json::from_slice::<Errand>(&line) {
            Ok(errand) => {
                acts::carry_out(&house, &who, errand).await.map_or_else(Reply::Refused, Reply::Told)
            }
            Err(why) => Reply::Refused(format!("that is no errand: {why}")),
        };
        let mut answer = serde_json::to_vec(&reply).unwrap_or_default();
        answer.push(b'\n');
        if write.write_all(&answer).await.is_err() {
            return;
        }
    }
}

/// The name of a user of the system.
fn called(user: u32) -> String {
    let users = std::fs::read_to_string("/etc/passwd").unwrap_or_default();
    let name = users.lines().find_map(|line| {
        let mut fields = line.split(':');
        let name = fields.next()?;
        (fields.nth(1)?.parse() == Ok(user)).then(|| name.to_owned())
    });
    name.unwrap_or_else(|| format!("user {user}"))
}

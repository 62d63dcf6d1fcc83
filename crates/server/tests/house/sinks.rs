//! Where post arrives: a web server that keeps what it is sent and answers as it is told, and a mail server that does.

use crate::client::PATIENCE;
use base64::Engine as _;
use base64::engine::general_purpose::{STANDARD, URL_SAFE_NO_PAD};
use p256::ecdsa::signature::Verifier as _;
use p256::ecdsa::{Signature, VerifyingKey};
use serde_json::{Value, json};
use std::collections::HashMap;
use std::net::SocketAddr;
use std::sync::{Arc, Mutex};
use tokio::io::{AsyncBufReadExt, AsyncReadExt, AsyncWriteExt, BufReader};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::watch;
use web_push_native::p256::SecretKey;
use web_push_native::p256::elliptic_curve::sec1::ToEncodedPoint as _;

/// A request, as it came.
#[derive(Clone, Debug)]
pub(crate) struct Came {
    pub path: String,
    pub head: HashMap<String, String>,
    pub body: Vec<u8>,
}

impl Came {
    pub(crate) fn json(&self) -> Value {
        serde_json::from_slice(&self.body).unwrap()
    }
}

/// What a web sink answers, by the number of the request.
type Answers = Arc<dyn Fn(usize) -> &'static str + Send + Sync>;

#[derive(Clone)]
pub(crate) struct Sink<T> {
    pub addr: SocketAddr,
    kept: Arc<Mutex<Vec<T>>>,
    count: watch::Receiver<usize>,
}

impl<T: Clone + Send + 'static> Sink<T> {
    pub(crate) fn kept(&self) -> Vec<T> {
        self.kept.lock().unwrap().clone()
    }

    /// All that has come, once there are so many.
    pub(crate) async fn after(&self, count: usize) -> Vec<T> {
        let mut counted = self.count.clone();
        let waits = counted.wait_for(|so_far| *so_far >= count);
        tokio::time::timeout(PATIENCE, waits)
            .await
            .unwrap_or_else(|_| panic!("{} came", self.kept().len()))
            .unwrap();
        self.kept()
    }

    async fn open() -> (Sink<T>, TcpListener, watch::Sender<usize>) {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let (counts, count) = watch::channel(0);
        (Sink { addr: listener.local_addr().unwrap(), kept: Arc::default(), count }, listener, counts)
    }

    fn keep(&self, one: T, counts: &watch::Sender<usize>) -> usize {
        let mut kept = self.kept.lock().unwrap();
        kept.push(one);
        counts.send_replace(kept.len());
        kept.len() - 1
    }
}

/// Answers each request with the status line of its number; an empty one leaves it without an answer.
pub(crate) async fn web(answers: impl Fn(usize) -> &'static str + Send + Sync + 'static) -> Sink<Came> {
    let answers: Answers = Arc::new(answers);
    let (sink, listener, counts) = Sink::open().await;
    let kept = sink.clone();
    tokio::spawn(async move {
        while let Ok((stream, _)) = listener.accept().await {
            let (kept, counts, answers) = (kept.clone(), counts.clone(), Arc::clone(&answers));
            tokio::spawn(async move {
                let Some((came, mut stream)) = request(stream).await else { return };
                let answer = answers(kept.keep(came, &counts));
                if answer.is_empty() {
                    return std::future::pending().await;
                }
                let text = format!("HTTP/1.1 {answer}\r\nContent-Length: 0\r\nConnection: close\r\n\r\n");
                drop(stream.write_all(text.as_bytes()).await);
            });
        }
    });
    sink
}

async fn request(stream: TcpStream) -> Option<(Came, BufReader<TcpStream>)> {
    let mut stream = BufReader::new(stream);
    let mut line = String::new();
    stream.read_line(&mut line).await.ok()?;
    let path = line.split(' ').nth(1)?.to_owned();
    let mut head = HashMap::new();
    loop {
        let mut line = String::new();
        stream.read_line(&mut line).await.ok()?;
        let Some((name, value)) = line.trim_end().split_once(": ") else { break };
        head.insert(name.to_ascii_lowercase(), value.to_owned());
    }
    let mut body = vec![0; head.get("content-length")?.parse().ok()?];
    stream.read_exact(&mut body).await.ok()?;
    Some((Came { path, head, body }, stream))
}

/// A mail, as it came.
#[derive(Clone, Debug)]
pub(crate) struct Mail {
    pub to: String,
    pub text: String,
}

impl Mail {
    pub(crate) fn head(&self, name: &str) -> &str {
        self.text.lines().find_map(|line| line.strip_prefix(&format!("{name}: "))).unwrap_or_default()
    }

    /// What is below its head, as whoever reads it sees it.
    pub(crate) fn said(&self) -> String {
        let (_, body) = self.text.split_once("\n\n").unwrap();
        match self.head("Content-Transfer-Encoding") {
            "quoted-printable" => unquoted(body),
            "base64" => {
                let body: String = body.split_whitespace().collect();
                String::from_utf8(STANDARD.decode(body).unwrap()).unwrap().replace("\r\n", "\n")
            }
            "7bit" | "8bit" => body.to_owned(),
            other => panic!("written as {other}"),
        }
    }
}

/// Printable letters are themselves, others are written as `=C2`, and a line that ends with `=` goes on.
fn unquoted(body: &str) -> String {
    let body = body.replace("=\n", "");
    let mut parts = body.split('=');
    let mut bytes = parts.next().unwrap_or_default().as_bytes().to_vec();
    for part in parts {
        let (written, plain) = part.split_at(2);
        bytes.push(u8::from_str_radix(written, 16).unwrap());
        bytes.extend(plain.bytes());
    }
    String::from_utf8(bytes).unwrap()
}

pub(crate) async fn mail() -> Sink<Mail> {
    mail_but(|_| None).await
}

/// What a mail server says to a line, if it is not content.
type Refuses = Arc<dyn Fn(&str) -> Option<&'static str> + Send + Sync>;

pub(crate) async fn mail_but(
    refuses: impl Fn(&str) -> Option<&'static str> + Send + Sync + 'static,
) -> Sink<Mail> {
    let refuses: Refuses = Arc::new(refuses);
    let (sink, listener, counts) = Sink::open().await;
    let kept = sink.clone();
    tokio::spawn(async move {
        while let Ok((stream, _)) = listener.accept().await {
            let (kept, counts, refuses) = (kept.clone(), counts.clone(), Arc::clone(&refuses));
            tokio::spawn(async move { drop(converse(stream, &kept, &counts, &refuses).await) });
        }
    });
    sink
}

async fn converse(
    stream: TcpStream,
    kept: &Sink<Mail>,
    counts: &watch::Sender<usize>,
    refuses: &Refuses,
) -> std::io::Result<()> {
    let mut stream = BufReader::new(stream);
    stream.write_all(b"220 sink\r\n").await?;
    let mut to = String::new();
    loop {
        let mut line = String::new();
        if stream.read_line(&mut line).await? == 0 {
            return Ok(());
        }
        let word = line.trim_end().to_ascii_uppercase();
        if word.starts_with("RCPT TO:") {
            to = line.trim_end()[8..].trim_matches(['<', '>']).to_owned();
        }
        if let Some(refusal) = refuses(line.trim_end()) {
            stream.write_all(format!("{refusal}\r\n").as_bytes()).await?;
            continue;
        }
        if word != "DATA" {
            stream.write_all(if word == "QUIT" { b"221 bye\r\n" } else { b"250 ok\r\n" }).await?;
            continue;
        }
        stream.write_all(b"354 go on\r\n").await?;
        let mut text = String::new();
        loop {
            let mut line = String::new();
            stream.read_line(&mut line).await?;
            if line.trim_end() == "." {
                break;
            }
            text += &line;
        }
        kept.keep(Mail { to: to.clone(), text: text.replace("\r\n", "\n") }, counts);
        stream.write_all(b"250 kept\r\n").await?;
    }
}

/// A browser that has asked for pushes: it alone can read them.
pub(crate) struct Browser {
    secret: SecretKey,
    auth: [u8; 16],
}

impl Browser {
    pub(crate) fn new() -> Browser {
        let (mut key, mut auth) = ([0; 32], [0; 16]);
        getrandom::fill(&mut key).unwrap();
        getrandom::fill(&mut auth).unwrap();
        Browser { secret: SecretKey::from_slice(&key).unwrap(), auth }
    }

    pub(crate) fn subscription(&self, endpoint: &str) -> Value {
        let public = self.secret.public_key().to_encoded_point(false);
        json!({"kind": "push", "endpoint": endpoint, "p256dh": URL_SAFE_NO_PAD.encode(public.as_bytes()),
            "auth": URL_SAFE_NO_PAD.encode(self.auth)})
    }

    /// What a push says, if it is for this browser and of the house that has this key.
    pub(crate) fn read(&self, came: &Came, endpoint: &str, house: &str) -> Value {
        let said = came.head["authorization"].strip_prefix("vapid t=").unwrap();
        let (token, key) = said.split_once(", k=").unwrap();
        assert_eq!(key, house);
        let (signed, signature) = token.rsplit_once('.').unwrap();
        let decode = |text: &str| URL_SAFE_NO_PAD.decode(text).unwrap();
        let key = VerifyingKey::from_sec1_bytes(&decode(key)).unwrap();
        key.verify(signed.as_bytes(), &Signature::from_slice(&decode(signature)).unwrap()).unwrap();
        let claims: Value = serde_json::from_slice(&decode(signed.split_once('.').unwrap().1)).unwrap();
        assert!(endpoint.starts_with(claims["aud"].as_str().unwrap()), "{claims}");
        // Whom to write to: the house, at an address that somebody can have.
        assert!(claims["sub"].as_str().is_some_and(|sub| sub.starts_with("http://localhost:")), "{claims}");
        assert_eq!(came.head["content-encoding"], "aes128gcm");
        let said = web_push_native::decrypt(came.body.clone(), &self.secret, &self.auth.into()).unwrap();
        serde_json::from_slice(&said).unwrap()
    }
}

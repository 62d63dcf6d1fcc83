//! H6, W1, W2, W4: who is let in, and who is shown the door.

use crate::client::{Answer, Guest, House, PATIENCE, Page, dice, read_answer, request};
use crate::playing::{play_on, seated};
use futures_util::future::join_all;
use futures_util::{SinkExt, StreamExt};
use games::protocol::WIRE;
use serde_json::{Value, json};
use std::time::{Duration, Instant};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::protocol::frame::coding::{CloseCode, Data, OpCode};
use tokio_tungstenite::tungstenite::protocol::frame::{Frame, FrameHeader};
use tokio_tungstenite::tungstenite::{Error, Message};

/// Everything about an answer that could tell one table from another.
fn whole(answer: &Answer) -> (u16, Vec<String>, Vec<u8>) {
    let lines = answer.head.lines().filter(|line| !line.starts_with("date:")).map(str::to_owned).collect();
    (answer.status, lines, answer.body.clone())
}

#[tokio::test]
async fn h6_absent_and_forbidden_are_the_same_answer() {
    let house = House::open().await;
    let (ada, bob, eve) = (house.guest().await, house.guest().await, house.guest().await);
    let body =
        json!({"game": "rat-a-tat-cat", "seats": [{"open": true}, {"open": true}], "options": {"rounds": 1}});
    let table = ada.post("tables", body).await.good();
    let (id, code) = (table["id"].as_str().unwrap(), table["invite"].as_str().unwrap());
    bob.post("invites", json!({"code": code})).await.good();
    bob.post(&format!("tables/{id}/sit"), json!({})).await.good();
    // An ex-player: came by the link, sat down, stood up.
    eve.post("invites", json!({"code": code})).await.good();
    eve.post(&format!("tables/{id}/leave"), json!({})).await.good();
    ada.post(&format!("tables/{id}/start"), json!({})).await.good();
    let stranger = house.guest().await;
    for who in [&eve, &stranger] {
        for (method, path) in [
            ("GET", ""),
            ("GET", "/record"),
            ("GET", "/frames?eyes=truth"),
            ("GET", "/qr"),
            ("GET", "/share"),
            ("POST", "/share"),
            ("POST", "/sit"),
            ("POST", "/leave"),
            ("POST", "/start"),
            ("POST", "/rematch"),
        ] {
            let ask = async |table: &str| {
                let path = format!("tables/{table}{path}");
                let answer =
                    if method == "GET" { who.get(&path).await } else { who.post(&path, json!({})).await };
                whole(&answer)
            };
            let (absent, forbidden) = (ask("0000000000000000").await, ask(id).await);
            assert_eq!(absent.0, 404, "{method} {path}");
            assert_eq!(absent, forbidden, "{method} {path}");
        }
        let closed = |outcome: Result<_, Error>| match outcome {
            Err(Error::Http(answer)) => (answer.status().as_u16(), answer.body().clone()),
            _ => panic!("let in"),
        };
        let (absent, forbidden) =
            (closed(who.try_connect("0000000000000000").await), closed(who.try_connect(id).await));
        assert_eq!(absent, forbidden);
    }
    // A public table before its end: the gallery's view, and no way to the record.
    let (open, _, mut pages) = seated(&house, 2, json!({"rounds": 1})).await;
    let watching = stranger.page(&open).await;
    let rows = watching.play["sight"]["sight"]["rows"].to_string();
    assert!(!rows.contains("\"face\":\""), "{rows}");
    assert_eq!(stranger.get(&format!("tables/{open}/record")).await.code(), "not_over");
    assert_eq!(stranger.get(&format!("tables/{open}/frames?eyes=truth")).await.code(), "not_over");
    while !pages[0].is_over() {
        play_on(&mut pages, &mut dice(3), 100).await;
    }
    assert_eq!(stranger.get(&format!("tables/{open}/record")).await.status, 200);
    house.close().await;
}

/// A house that does not close the line goes on asking whether anybody is there: the wait as a whole is bounded.
async fn closes_with(what: &str, page: &mut Page, code: u16) {
    let closed = async {
        loop {
            if let Some(closed) = page.next().await.get("closed") {
                break closed.clone();
            }
        }
    };
    let closed = tokio::time::timeout(PATIENCE, closed).await;
    let closed = closed.unwrap_or_else(|_| panic!("{what}: the line was not closed within {PATIENCE:?}"));
    assert_eq!(closed, json!(code), "{what}");
}

#[tokio::test]
async fn w1_what_is_too_large_or_no_text_is_closed_with_the_right_code_and_others_do_not_notice() {
    let house = House::open().await;
    let (table, guests, mut pages) = seated(&house, 2, json!({"rounds": 1})).await;
    let bad = || guests[0].page(&table);

    let mut page = bad().await;
    page.send(json!({"t": "chat", "text": "x".repeat(1 << 20)})).await;
    closes_with("a long message", &mut page, 1009).await;

    let mut page = bad().await;
    page.socket.send(Message::binary(vec![1, 2, 3])).await.unwrap();
    closes_with("bytes", &mut page, 1003).await;

    // Ten thousand fragments of one message, and as many with nothing in them.
    for piece in ["x", ""] {
        let mut page = bad().await;
        for index in 0..10_000 {
            let opcode = OpCode::Data(if index == 0 { Data::Text } else { Data::Continue });
            let header =
                FrameHeader { is_final: false, opcode, mask: Some([0; 4]), ..FrameHeader::default() };
            if page.socket.send(Message::Frame(Frame::from_payload(header, piece.into()))).await.is_err() {
                break;
            }
        }
        closes_with(&format!("fragments of {} bytes", piece.len()), &mut page, 1009).await;
    }

    let mut page = bad().await;
    let header =
        FrameHeader { mask: Some([0; 4]), opcode: OpCode::Data(Data::Text), ..FrameHeader::default() };
    let broken = Frame::from_payload(header, vec![0xff, 0xfe].into());
    page.socket.send(Message::Frame(broken)).await.unwrap();
    closes_with("no UTF-8", &mut page, 1007).await;

    // What is no message is refused, and the line stays open.
    let mut page = bad().await;
    for text in
        ["", "{", "[]", "{\"t\":\"fly\"}", "{\"t\":\"decide\"}", "{\"t\":\"ping\",\"more\":1}", "null"]
    {
        page.socket.send(Message::text(text)).await.unwrap();
        page.until(|message| message["code"] == "bad_request").await;
    }
    let deep =
        format!("{{\"t\":\"decide\",\"id\":\"a\",\"epoch\":0,\"on\":0,\"decision\":{}", "[".repeat(7_000));
    page.socket.send(Message::text(deep)).await.unwrap();
    page.until(|message| message["code"] == "bad_request").await;

    play_on(&mut pages, &mut dice(4), 3).await;
    house.close().await;

    // A flood of pings, in a house with its limits on.
    let house = House::with(|config| config.rates = server::Rates::default()).await;
    let guest = house.guest().await;
    let table = guest.new_table(2, json!({})).await;
    let mut page = guest.page(&table).await;
    for _ in 0..500 {
        if page.socket.send(Message::Ping(Default::default())).await.is_err() {
            break;
        }
    }
    closes_with("a flood of pings", &mut page, u16::from(CloseCode::Policy)).await;
    house.close().await;
}

#[tokio::test]
async fn w2_whoever_is_slow_is_let_go() {
    let house = House::open().await;
    let guest = house.guest().await;
    let table = guest.new_table(2, json!({})).await;
    let headers = async {
        let mut half = TcpStream::connect(house.addr).await.unwrap();
        half.write_all(b"GET /api/v1/games HTTP/1.1\r\nHost: x\r\n").await.unwrap();
        let began = Instant::now();
        let mut rest = Vec::new();
        drop(tokio::time::timeout(PATIENCE, half.read_to_end(&mut rest)).await.expect("kept for ever"));
        began.elapsed()
    };
    let body = async {
        let mut half = TcpStream::connect(house.addr).await.unwrap();
        let head = "POST /api/v1/me HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\
                    Content-Type: application/json\r\nContent-Length: 9\r\n\r\n{";
        half.write_all(head.as_bytes()).await.unwrap();
        let mut rest = Vec::new();
        drop(tokio::time::timeout(PATIENCE, half.read_to_end(&mut rest)).await.expect("kept for ever"));
        read_answer(&rest)
    };
    let hello = async {
        let mut page = Page::new(guest.connect(&table).await);
        let began = Instant::now();
        let bye = page.next().await;
        (bye, began.elapsed())
    };
    let (headers, body, (bye, silent)) = tokio::join!(headers, body, hello);
    assert!(headers.as_secs() >= 9, "{headers:?}");
    assert_eq!((body.status, body.code()), (408, "too_slow".to_owned()));
    assert_eq!(bye, json!({"t": "bye", "code": "too_slow"}));
    assert!(silent.as_secs() >= 4, "{silent:?}");

    // A page that does not read: what waits for it is bounded, then it is closed; the other plays on.
    let (table, guests, mut pages) = seated(&house, 2, json!({"rounds": 50})).await;
    let mut deaf = guests[0].connect_on(narrow(&house).await, &table).await.unwrap();
    deaf.send(Message::text(json!({"t": "hello", "wire": WIRE, "epoch": 0, "have": 0}).to_string()))
        .await
        .unwrap();
    let mut dice = dice(6);
    // The system's own buffers swallow some first.
    let mut rounds = 0;
    while rounds < 1_500 && !pages[0].is_over() {
        play_on(&mut pages, &mut dice, 50).await;
        rounds += 50;
    }
    let mut said = 0;
    let last = loop {
        match tokio::time::timeout(PATIENCE, deaf.next()).await.expect("kept for ever") {
            Some(Ok(Message::Text(text))) => said += text.len(),
            Some(Ok(Message::Close(frame))) => break frame.map(|frame| u16::from(frame.code)),
            Some(Ok(_)) => (),
            Some(Err(_)) | None => break None,
        }
    };
    assert!(last.is_none_or(|code| code == 1008), "{last:?} after {said} bytes");
    house.close().await;
}

/// A connection through which hardly anything fits unless it is read.
async fn narrow(house: &House) -> TcpStream {
    let narrow = tokio::net::TcpSocket::new_v4().unwrap();
    narrow.set_recv_buffer_size(4096).unwrap();
    narrow.connect(house.addr).await.unwrap()
}

#[tokio::test]
async fn w2_whoever_leaves_answers_unread_is_let_go_and_a_slow_reader_is_not() {
    let house = House::with(|config| config.read_within = Duration::from_secs(3)).await;
    const OFTEN: usize = 300;
    let asked = "GET /api/v1/openapi.json HTTP/1.1\r\nHost: x\r\n\r\n".repeat(OFTEN);

    let mut deaf = narrow(&house).await;
    deaf.write_all(asked.as_bytes()).await.unwrap();
    // The house does not hear what is written now; that the line is gone shows when it is written to.
    let let_go = async {
        while !matches!(deaf.try_write(b"x"), Err(error) if error.kind() != std::io::ErrorKind::WouldBlock) {
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
    };
    tokio::time::timeout(PATIENCE, let_go).await.expect("kept for ever");

    let mut slow = narrow(&house).await;
    let last = "GET /api/v1/openapi.json HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n";
    slow.write_all((asked + last).as_bytes()).await.unwrap();
    // At most 400 kB a second, and so not half of it in four, however quick the machine is.
    let (mut heard, mut bytes) = (vec![0; 4 * 1024], 0);
    let began = Instant::now();
    loop {
        let count = tokio::time::timeout(PATIENCE, slow.read(&mut heard)).await.unwrap().unwrap();
        if count == 0 {
            break;
        }
        bytes += count;
        if began.elapsed() < Duration::from_secs(4) {
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
    }
    let answer = request(house.addr, "GET", "/api/v1/openapi.json", &[], b"").await.body.len();
    assert!(bytes > (OFTEN + 1) * answer, "{bytes} bytes of answers with {answer} each");
    assert!(began.elapsed() > Duration::from_secs(4), "it was read slowly");
    house.close().await;
}

#[tokio::test]
async fn w4_another_page_cannot_speak_for_a_guest() {
    let house = House::open().await;
    let guest = house.guest().await;
    let table = guest.new_table(2, json!({})).await;
    let here = format!("http://{}", house.addr);
    let evil = [
        "null".to_owned(),
        "http://evil.example".to_owned(),
        format!("{here}.evil.example"),
        format!("{here}0"),
        here.replace("127.0.0.1", "localhost"),
        here.replace("127.0.0.1", "127.0.0.10"),
        here.replace("//", "//evil"),
        here.replace("//", "//evil."),
        here.replace("//", "//guest@"),
        here.replace("//", "//127.0.0.1@evil.example/"),
        format!("{here}@evil.example"),
        format!("{here}/"),
        format!("{here}#"),
        format!("{here} http://evil.example"),
        here.replace("http:", "HTTP:"),
        here.replace("http:", "ftp:"),
        here.replace("http://", ""),
        here.replace("127.0.0.1", "127.1"),
        format!("http://127.0.0.1:{}", house.addr.port().wrapping_add(1)),
        "http://127.0.0.1".to_owned(),
        "file://".to_owned(),
        String::new(),
    ];
    let post = async |line: String| {
        let head = [format!("Cookie: {}", guest.cookie), "Content-Type: application/json".to_owned(), line];
        request(house.addr, "POST", &format!("/api/v1/tables/{table}/sit"), &head, b"{}").await
    };
    for origin in &evil {
        let answer = post(format!("Origin: {origin}")).await;
        assert_eq!((answer.status, answer.code()), (403, "foreign_origin".to_owned()), "{origin}");
    }
    assert_eq!(post(format!("Origin: {here}")).await.status, 200);
    assert_eq!(post("Sec-Fetch-Site: cross-site".to_owned()).await.status, 403);
    assert_eq!(post("X-Nothing: 1".to_owned()).await.status, 200);
    let upgrade = async |line: String| {
        let head = [
            format!("Cookie: {}", guest.cookie),
            "Upgrade: websocket".to_owned(),
            "Connection: Upgrade".to_owned(),
            "Sec-WebSocket-Version: 13".to_owned(),
            "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==".to_owned(),
            line,
        ];
        request(house.addr, "GET", &format!("/api/v1/tables/{table}/socket"), &head, b"").await.status
    };
    for origin in &evil {
        assert_eq!(upgrade(format!("Origin: {origin}")).await, 403, "{origin}");
        let twice = format!("Origin: {here}\r\nOrigin: {origin}");
        assert_eq!(upgrade(twice.clone()).await, 403, "{twice}");
        assert_eq!(post(twice).await.status, 403);
    }
    assert_eq!(upgrade("Sec-Fetch-Site: same-site".to_owned()).await, 403);
    // The own page, and what is no browser.
    for origin in [Some(here.as_str()), None] {
        let mut request =
            format!("ws://{}/api/v1/tables/{table}/socket", house.addr).into_client_request().unwrap();
        request.headers_mut().insert("cookie", guest.cookie.parse().unwrap());
        if let Some(origin) = origin {
            request.headers_mut().insert("origin", origin.parse().unwrap());
        }
        let stream = TcpStream::connect(house.addr).await.unwrap();
        assert!(tokio_tungstenite::client_async(request, stream).await.is_ok(), "{origin:?}");
    }
    // A name is the same in capitals; a browser writes it small.
    for (host, origin, status) in [
        ("cellar.example", "http://cellar.example", 200),
        ("Cellar.Example", "https://cellar.example", 200),
        ("cellar.example", "http://cellar.example.", 403),
        ("cellar.example", "http://cellar.example:80", 403),
        ("cellar.example", "http://xn--cellar-example", 403),
        ("cellar.example", "http://c\u{435}llar.example", 403),
        ("", "http://", 403),
    ] {
        let mut stream = TcpStream::connect(house.addr).await.unwrap();
        let text = format!(
            "POST /api/v1/tables/{table}/sit HTTP/1.1\r\nHost: {host}\r\nOrigin: {origin}\r\nCookie: {}\r\n\
             Connection: close\r\nContent-Length: 0\r\n\r\n",
            guest.cookie
        );
        stream.write_all(text.as_bytes()).await.unwrap();
        let mut bytes = Vec::new();
        stream.read_to_end(&mut bytes).await.unwrap();
        assert_eq!(read_answer(&bytes).status, status, "{host} {origin}");
    }

    // The page may load nothing from elsewhere and run nothing that is not ours.
    let page = request(house.addr, "GET", "/", &[], b"").await;
    assert_eq!(page.status, 200);
    for line in [
        "content-security-policy: default-src 'self'; script-src 'self'",
        "x-content-type-options: nosniff",
        "referrer-policy: no-referrer",
        "cross-origin-opener-policy: same-origin",
    ] {
        assert!(page.head.contains(line), "{line} is missing in {}", page.head);
    }
    // The games in the pocket are WebAssembly, which this lets the page compile, and no script.
    assert!(!page.head.replace("'wasm-unsafe-eval'", "").contains("unsafe"));
    house.close().await;
}

/// Half a request that never becomes one.
async fn knock(addr: std::net::SocketAddr) -> TcpStream {
    let mut stream = TcpStream::connect(addr).await.unwrap();
    drop(stream.write_all(b"GET / HTTP/1.1\r\n").await);
    stream
}

/// The answer to a whole request, if there is one.
async fn health(addr: std::net::SocketAddr) -> Option<u16> {
    let mut stream = TcpStream::connect(addr).await.unwrap();
    drop(stream.write_all(b"GET /healthz HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n").await);
    let mut bytes = Vec::new();
    drop(tokio::time::timeout(PATIENCE, stream.read_to_end(&mut bytes)).await.unwrap());
    (!bytes.is_empty()).then(|| read_answer(&bytes).status)
}

#[tokio::test]
async fn w3_one_address_does_not_take_all_places() {
    let house = House::with(|config| config.rates.connections_per_address = 5).await;
    let mut held = Vec::new();
    for _ in 0..5 {
        held.push(knock(house.addr).await);
    }
    assert_eq!(health(house.addr).await, None, "the sixth is not even heard");
    // A place is free again when its connection has gone.
    held.clear();
    let answered = async { while health(house.addr).await != Some(200) {} };
    tokio::time::timeout(PATIENCE, answered).await.unwrap();
    house.close().await;
}

/// Behind a proxy, from hundreds of addresses at once: each runs into its own limits, and who is inside plays on.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn w3_a_flood_from_many_addresses_does_not_stop_those_inside() {
    let house = House::with(|config| {
        config.behind_proxy = true;
        config.rates = server::Rates {
            request_burst: 5,
            requests_per_second: 1,
            guest_burst: 2,
            guests_per_minute: 1,
            ..server::Rates::default()
        };
    })
    .await;
    // Those inside come from addresses of their own.
    let (ada, bob) = (guest_from(house.addr, "192.0.2.1").await, guest_from(house.addr, "192.0.2.2").await);
    let body = json!({"game": "rat-a-tat-cat", "options": {"rounds": 50}, "seats": [{"open": true}, {"open": true}], "public": true});
    let table = post_from(house.addr, "192.0.2.1", &ada, "tables", &body).await.good()["id"]
        .as_str()
        .unwrap()
        .to_owned();
    post_from(house.addr, "192.0.2.2", &bob, &format!("tables/{table}/sit"), &json!({})).await.good();
    post_from(house.addr, "192.0.2.1", &ada, &format!("tables/{table}/start"), &json!({})).await.good();
    let mut pages = vec![ada.page(&table).await, bob.page(&table).await];

    let flood = join_all((0..300).map(|number| {
        let from = format!("198.51.{}.{}", 100 + number / 250, number % 250);
        async move {
            let mut refused = 0;
            for knock in 0..8 {
                let head = [format!("X-Forwarded-For: 203.0.113.9, {from}")];
                let answer = match knock % 2 {
                    0 => request(house.addr, "POST", "/api/v1/me", &head, b"").await,
                    _ => request(house.addr, "GET", "/api/v1/tables", &head, b"").await,
                };
                refused += usize::from(answer.status == 429);
            }
            refused
        }
    }));
    let mut dice = dice(33);
    let (refused, played) = tokio::join!(flood, play_on(&mut pages, &mut dice, 60));
    // However slow the machine is: of four guests in a minute at most three are made.
    assert!(refused.iter().all(|refused| *refused >= 1), "each address has its limits: {refused:?}");
    assert_eq!(played, 60, "and nobody who plays notices");
    house.close().await;
}

async fn guest_from(addr: std::net::SocketAddr, from: &str) -> Guest {
    let answer = request(addr, "POST", "/api/v1/me", &[format!("X-Forwarded-For: {from}")], b"").await;
    let cookie = answer.head.lines().find_map(|line| line.strip_prefix("set-cookie: ")).unwrap();
    let cookie = cookie.split(';').next().unwrap().to_owned();
    Guest { addr, cookie, id: String::new(), name: String::new() }
}

async fn post_from(
    addr: std::net::SocketAddr,
    from: &str,
    guest: &Guest,
    path: &str,
    body: &Value,
) -> Answer {
    let head: Vec<String> = guest.head().into_iter().chain([format!("X-Forwarded-For: {from}")]).collect();
    request(addr, "POST", &format!("/api/v1/{path}"), &head, body.to_string().as_bytes()).await
}

#[tokio::test]
async fn w12_a_request_names_its_host_once() {
    let house = House::open().await;
    let ask = async |head: &str| {
        let mut stream = TcpStream::connect(house.addr).await.unwrap();
        stream.write_all(format!("GET /healthz {head}Connection: close\r\n\r\n").as_bytes()).await.unwrap();
        let mut bytes = Vec::new();
        drop(tokio::time::timeout(PATIENCE, stream.read_to_end(&mut bytes)).await.unwrap());
        read_answer(&bytes).status
    };
    assert_eq!(ask("HTTP/1.1\r\n").await, 400);
    assert_eq!(ask("HTTP/1.1\r\nHost: a\r\nHost: b\r\n").await, 400);
    assert_eq!(ask("HTTP/1.1\r\nHost: a\r\n").await, 200);
    assert_eq!(ask("HTTP/1.0\r\n").await, 200);
    house.close().await;
}

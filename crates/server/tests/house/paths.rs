//! W12: no path leads out of what the house serves.

use crate::client::{House, PATIENCE, read_answer};
use serde_json::Value;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

/// Ways up and out, as they have been tried on others.
const WAYS: [&str; 34] = [
    "/../Cargo.toml",
    "/../../Cargo.toml",
    "/../package.json",
    "/./../package.json",
    "/assets/../../package.json",
    "/assets/../../../../../../../etc/passwd",
    "/..%2fpackage.json",
    "/%2e%2e/package.json",
    "/%2e%2e%2fpackage.json",
    "/%2E%2E%2Fpackage.json",
    "/.%2e/package.json",
    "/%252e%252e%252fpackage.json",
    "/assets%2f..%2f..%2fpackage.json",
    "/..%5cpackage.json",
    "/..\\package.json",
    "/....//package.json",
    "/%c0%ae%c0%ae/package.json",
    "/..;/package.json",
    "//etc/passwd",
    "///etc/passwd",
    "/%2fetc%2fpasswd",
    "/etc/passwd",
    "/C:/Windows/win.ini",
    "/file:///etc/passwd",
    "/index.html%00.js",
    "/%00",
    "/../package.json%00.html",
    "/api/../../package.json",
    "/api/v1/../../../package.json",
    "/api/v1/tables/../../../package.json",
    "/api/v1/tables/%2e%2e%2f%2e%2e%2fpackage.json",
    "/api/v1/games/..%2f..%2fpackage.json/box",
    "/api/v1/tables/%00000000000000000/record",
    "/api/v1/tables/..%2f..%2f..%2f..%2fetc%2fpasswd/frames",
];

#[tokio::test]
async fn w12_no_path_leads_out_of_the_house() {
    let house = House::open().await;
    let ask = async |target: &str| {
        let mut stream = TcpStream::connect(house.addr).await.unwrap();
        let request = format!("GET {target} HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n");
        stream.write_all(request.as_bytes()).await.unwrap();
        let mut bytes = Vec::new();
        drop(tokio::time::timeout(PATIENCE, stream.read_to_end(&mut bytes)).await.unwrap());
        read_answer(&bytes)
    };
    let index = ask("/").await.body;
    let absolute = WAYS.map(|way| format!("http://other.example{way}"));
    let raw = ["../package.json", "package.json", "*", "http://", "/\u{0}", "/a b"].map(str::to_owned);
    let mut pages = 0;
    for way in WAYS.map(str::to_owned).into_iter().chain(absolute).chain(raw) {
        let answer = ask(&way).await;
        match answer.status {
            // What is no file of ours is the page's own business, and the page is all that comes.
            200 => assert!(answer.body == index, "{way}: {}", String::from_utf8_lossy(&answer.body)),
            400 | 404 if answer.body.is_empty() => (),
            400 | 404 => {
                let body: Value =
                    serde_json::from_slice(&answer.body).unwrap_or_else(|_| panic!("{way}: {answer:?}"));
                assert!(body["code"] == "not_found" || body["code"] == "bad_request", "{way}: {body}");
            }
            status => panic!("{way}: {status}"),
        }
        pages += usize::from(answer.status == 200);
    }
    assert!((1..WAYS.len()).contains(&pages), "{pages} of them are the page");
    house.close().await;
}

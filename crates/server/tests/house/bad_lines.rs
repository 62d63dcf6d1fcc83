//! P4: lines that break, stall, swallow and come late. Whoever plays over them loses nothing, and does nothing twice.

use crate::client::{House, dice};
use crate::damage::database;
use crate::kill::Player;
use futures_util::future::join_all;
use sqlx::Row;
use std::net::SocketAddr;
use std::time::Duration;
use table::Dice;
use tokio::io::{AsyncRead, AsyncReadExt, AsyncWrite, AsyncWriteExt};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::mpsc::unbounded_channel;
use tokio::time::{sleep, timeout};

/// How long a page waits on a silent line before it tries another; what comes late comes later than that.
const GIVES_UP: Duration = Duration::from_millis(150);

/// What happens to a connection, after so many bytes of one direction.
#[derive(Clone, Copy, Debug)]
enum Fate {
    /// Both ends hear that it is gone.
    Cut(usize),
    /// What the house answers is swallowed, and nobody hears that it is.
    Swallowed(usize),
    /// What the page says stays under way until the page has given up, has said it again on another line, and been
    /// answered there; then it arrives.
    Late(usize),
    /// Piece by piece, and cut in the end.
    Slow(usize),
}

fn fate(dice: &mut Dice) -> Fate {
    // A page's upgrade and hello are some 500 bytes, a decision 100, what the house says of a position 3000.
    match dice.below(4) {
        0 => Fate::Cut(200 + dice.below(20_000) as usize),
        1 => Fate::Swallowed(200 + dice.below(20_000) as usize),
        2 => Fate::Late(600 + dice.below(600) as usize),
        _ => Fate::Slow(2_000 + dice.below(20_000) as usize),
    }
}

/// A proxy that everybody would rather not have.
async fn proxy(house: SocketAddr) -> SocketAddr {
    let door = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let addr = door.local_addr().unwrap();
    tokio::spawn(async move {
        let mut dice = dice(4_004);
        while let Ok((page, _)) = door.accept().await {
            let fate = fate(&mut dice);
            let Ok(house) = TcpStream::connect(house).await else { return };
            tokio::spawn(pass(page, house, fate));
        }
    });
    addr
}

async fn pass(page: TcpStream, house: TcpStream, fate: Fate) {
    let ((from_page, to_page), (from_house, to_house)) = (page.into_split(), house.into_split());
    let all = usize::MAX;
    match fate {
        Fate::Cut(most) => {
            tokio::select! {
                () = copy(from_page, to_house, all, Duration::ZERO) => (),
                () = copy(from_house, to_page, most, Duration::ZERO) => (),
            }
        }
        Fate::Slow(most) => {
            let pause = Duration::from_millis(2);
            tokio::select! {
                () = copy(from_page, to_house, all, pause) => (),
                () = copy(from_house, to_page, most, pause) => (),
            }
        }
        Fate::Swallowed(most) => {
            let down = async {
                copy(from_house, to_page, most, Duration::ZERO).await;
                sleep(2 * GIVES_UP).await;
            };
            tokio::join!(copy(from_page, to_house, all, Duration::ZERO), down);
        }
        Fate::Late(most) => {
            let up = async {
                let (mut from_page, mut to_house) = (from_page, to_house);
                copy(&mut from_page, &mut to_house, most, Duration::ZERO).await;
                sleep(3 * GIVES_UP).await;
                copy(&mut from_page, &mut to_house, all, Duration::ZERO).await;
                sleep(GIVES_UP).await;
            };
            tokio::join!(up, copy(from_house, to_page, all, Duration::ZERO));
        }
    }
}

/// So many bytes at the most; returns too when an end is gone.
async fn copy(
    mut from: impl AsyncRead + Unpin,
    mut to: impl AsyncWrite + Unpin,
    most: usize,
    pause: Duration,
) {
    let (mut left, mut bytes) = (most, [0; 512]);
    while left > 0 {
        let room = left.min(bytes.len());
        let Ok(count @ 1..) = from.read(&mut bytes[..room]).await else { return };
        if to.write_all(&bytes[..count]).await.is_err() {
            return;
        }
        left -= count;
        if !pause.is_zero() {
            sleep(pause).await;
        }
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn p4_over_lines_that_break_stall_swallow_and_come_late_nothing_is_lost_or_done_twice() {
    const PLAYERS: usize = 24;
    const LINES: usize = 12;
    let house = House::open().await;
    let proxy = proxy(house.addr).await;
    let mut players = Vec::new();
    for number in 0..PLAYERS {
        players.push(Player::new(house.addr, number).await);
    }
    let played = join_all(players.into_iter().map(|mut player| async move {
        for _ in 0..LINES {
            player.guest.addr = proxy;
            let (hears, _heard) = unbounded_channel();
            // The page gives a line up that says nothing more; a lively one goes on until its fate.
            drop(timeout(2 * GIVES_UP, player.play(&hears)).await);
            player = player.check(house.addr).await;
        }
        player
    }))
    .await;
    // What is still under way arrives.
    sleep(5 * GIVES_UP).await;
    let mut db = database(&house.scratch).await;
    let mut made = 0;
    for player in &played {
        let query = sqlx::query("SELECT count(*) FROM events WHERE table_id = ? AND client_id IS NOT NULL");
        let stored: i64 = query.bind(&player.table).fetch_one(&mut db).await.unwrap().get(0);
        assert_eq!(stored, i64::from(player.count), "every decision, once");
        made += player.count;
    }
    assert!(made as usize > PLAYERS * 5, "only {made} decisions were made");
    house.close().await;
}

//! People who are known again: keys, codes, sessions, a second device, and what is theirs.

use crate::authenticator::Passkey;
use crate::client::{Answer, Guest, House, dice, request, request_to};
use crate::playing::{play_on, seated};
use serde_json::{Value, json};
use server::Rates;

/// A page in a browser: it has an origin, and keeps the cookie that it is given.
#[derive(Clone)]
pub(crate) struct Device {
    pub guest: Guest,
    origin: String,
}

impl Device {
    pub(crate) async fn new(house: &House) -> Device {
        Device::of(house.guest().await)
    }

    pub(crate) fn of(guest: Guest) -> Device {
        let origin = format!("http://localhost:{}", guest.addr.port());
        Device { guest, origin }
    }

    pub(crate) async fn ask(&mut self, method: &str, path: &str, body: Value) -> Answer {
        let host = self.origin.strip_prefix("http://").unwrap();
        let mut head = self.guest.head();
        head.push(format!("Origin: {}", self.origin));
        head.push(
            "User-Agent: Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0".to_owned(),
        );
        let body = if method == "GET" { String::new() } else { body.to_string() };
        let path = format!("/api/v1/{path}");
        let answer = request_to(self.guest.addr, host, method, &path, &head, body.as_bytes()).await;
        if let Some(cookie) = answer.head.lines().find_map(|line| line.strip_prefix("set-cookie: ")) {
            self.guest.cookie = cookie.split(';').next().unwrap().to_owned();
        }
        answer
    }

    pub(crate) async fn get(&mut self, path: &str) -> Answer {
        self.ask("GET", path, Value::Null).await
    }

    pub(crate) async fn post(&mut self, path: &str, body: Value) -> Answer {
        self.ask("POST", path, body).await
    }

    pub(crate) async fn put(&mut self, path: &str, body: Value) -> Answer {
        self.ask("PUT", path, body).await
    }

    pub(crate) async fn delete(&mut self, path: &str) -> Answer {
        self.ask("DELETE", path, json!({})).await
    }

    /// The first key, under this name, and the recovery codes.
    pub(crate) async fn become_regular(&mut self, name: &str) -> (Passkey, Vec<String>) {
        let offer = self.post("me/keys/offer", json!({"name": name})).await.good();
        let (key, credential) = Passkey::make(&offer["options"], &self.origin);
        let body = json!({"ceremony": offer["ceremony"], "credential": credential, "name": name});
        let made = self.post("me/keys", body).await.good();
        assert_eq!((&made["me"]["name"], &made["me"]["regular"]), (&json!(name), &json!(true)));
        let codes = made["codes"].as_array().unwrap();
        (key, codes.iter().map(|code| code.as_str().unwrap().to_owned()).collect())
    }

    pub(crate) async fn sign_in(&mut self, key: &mut Passkey) -> Answer {
        let offer = self.post("sign-in/offer", json!({})).await.good();
        let credential = key.answer(&offer["options"], &self.origin);
        self.post("sign-in", json!({"ceremony": offer["ceremony"], "credential": credential})).await
    }
}

#[tokio::test]
async fn a_guest_becomes_a_regular_and_stays_the_same_person() {
    let house = House::open().await;
    let mut one = Device::new(&house).await;
    let table = one.guest.new_table(2, json!({})).await;
    let before = one.guest.clone();
    let (mut key, codes) = one.become_regular("Old Ratty").await;
    assert_eq!(codes.len(), 10);
    let me = one.get("me").await.good();
    assert_eq!((me["guest"].as_str().unwrap(), me["regular"].as_bool()), (before.id.as_str(), Some(true)));
    assert_eq!(one.get("me/tables").await.good()["tables"][0]["id"], table.as_str());
    assert_eq!(before.get("me").await.status, 401, "the signature of a guest opens nothing that has a key");
    // Another device, and the house opened anew in between: the same person.
    let (key_at, mut two) = (one.clone(), Device::new(&house).await);
    let signed_in = two.sign_in(&mut key).await.good();
    assert_eq!((&signed_in["me"]["guest"], &signed_in["left_behind"]), (&json!(before.id), &Value::Null));
    assert_ne!(two.guest.cookie, key_at.guest.cookie, "each device has a session of its own");
    let keys = two.get("me/keys").await.good();
    assert_eq!(keys["sessions"].as_array().unwrap().len(), 2);
    assert_eq!((&keys["sessions"][0]["device"], &keys["codes"]), (&json!("Firefox, Linux"), &json!(10)));
    let scratch = house.close().await;
    let house = House::at(scratch, |_| ()).await;
    let mut again = Device::of(two.guest.at(house.addr));
    assert_eq!(again.get("me").await.good()["name"], "Old Ratty");
    house.close().await;
}

#[tokio::test]
async fn a_key_is_good_once_here_and_for_its_owner() {
    let house = House::open().await;
    let mut owner = Device::new(&house).await;
    let (mut key, _) = owner.become_regular("Owner").await;
    let mut thief = Device::new(&house).await;
    let offer = thief.post("sign-in/offer", json!({})).await.good();
    let body = |credential: &Value| json!({"ceremony": offer["ceremony"], "credential": credential});
    // Answered on a page elsewhere.
    let elsewhere = key.answer(&offer["options"], "http://evil.example");
    let refused = thief.post("sign-in", body(&elsewhere)).await;
    assert_eq!((refused.status, refused.code()), (403, "bad_key".into()));
    // What was offered is used up with the first answer, right or wrong.
    let right = key.answer(&offer["options"], &thief.origin);
    assert_eq!(thief.post("sign-in", body(&right)).await.code(), "bad_key");
    // An answer is good once.
    let offer = thief.post("sign-in/offer", json!({})).await.good();
    let right = key.answer(&offer["options"], &thief.origin);
    let body = json!({"ceremony": offer["ceremony"], "credential": right});
    let mut friend = Device::new(&house).await;
    assert_eq!(friend.post("sign-in", body.clone()).await.status, 200);
    assert_eq!(thief.post("sign-in", body).await.code(), "bad_key");
    // Somebody else's key in the owner's name, and the owner's name with a key that nobody has.
    let mut other = Device::new(&house).await;
    let (others, _) = other.become_regular("Other").await;
    let refusals = [
        thief.sign_in(&mut others.as_if_of(owner.guest.id.as_bytes())).await,
        thief.sign_in(&mut key.as_if_of(other.guest.id.as_bytes())).await,
        thief.sign_in(&mut key.as_if_of(b"0000000000000000")).await,
        thief.sign_in(&mut key.as_if_of(b"x")).await,
    ];
    for refusal in &refusals {
        assert_eq!((refusal.status, &refusal.body), (403, &refusals[0].body), "each is told the same");
    }
    // What was offered to one is not answered by another.
    let offer = owner.post("me/keys/offer", json!({})).await.good();
    let (_, credential) = Passkey::make(&offer["options"], &thief.origin);
    let stolen = json!({"ceremony": offer["ceremony"], "credential": credential});
    assert_eq!(thief.post("me/keys", stolen).await.code(), "bad_key");
    assert_eq!(thief.get("me").await.good()["regular"], false);
    // A house without a name has no keys.
    let nameless = owner.guest.post("me/keys/offer", json!({})).await;
    assert_eq!(nameless.code(), "bad_key");
    house.close().await;
}

#[tokio::test]
async fn keys_are_added_and_thrown_away_but_for_the_last() {
    let house = House::open().await;
    let mut one = Device::new(&house).await;
    let (mut first, _) = one.become_regular("Two Keys").await;
    let offer = one.post("me/keys/offer", json!({})).await.good();
    assert_eq!(offer["options"]["excludeCredentials"].as_array().unwrap().len(), 1);
    let (mut second, credential) = Passkey::make(&offer["options"], &one.origin);
    let body = json!({"ceremony": offer["ceremony"], "credential": credential, "label": "The red one"});
    assert_eq!(one.post("me/keys", body).await.good()["codes"], json!([]), "codes are shown once");
    let keys = one.get("me/keys").await.good();
    assert_eq!(keys["keys"][1]["label"], "The red one");
    // Nobody throws another's away.
    let mut other = Device::new(&house).await;
    other.become_regular("Other").await;
    assert_eq!(other.delete(&format!("me/keys/{}", first.written_id())).await.status, 404);
    assert_eq!(one.delete(&format!("me/keys/{}", first.written_id())).await.status, 200);
    assert_eq!(one.delete(&format!("me/keys/{}", second.written_id())).await.code(), "last_key");
    let mut device = Device::new(&house).await;
    assert_eq!(device.sign_in(&mut first).await.code(), "bad_key");
    assert_eq!(device.sign_in(&mut second).await.status, 200);
    house.close().await;
}

#[tokio::test]
async fn a_recovery_code_opens_once_and_cannot_be_guessed() {
    let house = House::with(|config| {
        config.rates = Rates { guesses_per_person: 6, ..Rates::unlimited() };
    })
    .await;
    let mut owner = Device::new(&house).await;
    let (_, codes) = owner.become_regular("Forgetful").await;
    let by = |name: &str, code: &str| json!({"name": name, "code": code});
    // Two at the same moment with the same code: one comes in.
    let (mut one, mut two) = (Device::new(&house).await, Device::new(&house).await);
    let (a, b) = tokio::join!(
        one.post("sign-in/code", by("forgetful", &codes[0].to_uppercase())),
        two.post("sign-in/code", by("FORGETFUL", &codes[0])),
    );
    let mut statuses = [a.status, b.status];
    statuses.sort_unstable();
    assert_eq!(statuses, [200, 403]);
    assert_eq!(owner.get("me/keys").await.good()["codes"], 9);
    // Nobody is told whether there is such a person.
    let mut thief = Device::new(&house).await;
    let wrong = thief.post("sign-in/code", by("Forgetful", "0000-0000-0000-0000")).await;
    let nobody = thief.post("sign-in/code", by("Nobody at all", "0000-0000-0000-0000")).await;
    let no_code = thief.post("sign-in/code", by("Forgetful", "x")).await;
    assert_eq!((wrong.status, &wrong.body), (403, &nobody.body));
    assert_eq!(wrong.body, no_code.body);
    // Four tries are used up by now; after six nobody gets in, not even with the right code, and no name is spared.
    for _ in 0..2 {
        assert_eq!(thief.post("sign-in/code", by("Forgetful", "0000-0000-0000-0000")).await.status, 403);
    }
    assert_eq!(thief.post("sign-in/code", by("F0rgetful", &codes[1])).await.status, 429);
    for _ in 0..5 {
        assert_eq!(thief.post("sign-in/code", by("Nobody at all", "0000-0000-0000-0000")).await.status, 403);
    }
    assert_eq!(thief.post("sign-in/code", by("Nobody at all", "0000-0000-0000-0000")).await.status, 429);
    // New codes put the old ones out of use.
    let new = owner.post("me/codes", json!({})).await.good();
    assert_eq!(new["codes"].as_array().unwrap().len(), 10);
    house.close().await;
}

#[tokio::test]
async fn one_address_does_not_guess_for_ever_and_neither_does_everybody() {
    for rates in
        [Rates { guesses_per_address: 3, ..Rates::unlimited() }, Rates { guesses: 3, ..Rates::unlimited() }]
    {
        let house = House::with(|config| config.rates = rates).await;
        let mut thief = Device::new(&house).await;
        let mut statuses = Vec::new();
        for number in 0..4 {
            let body = json!({"name": format!("Somebody {number}"), "code": "0000-0000-0000-0000"});
            statuses.push(thief.post("sign-in/code", body).await.status);
        }
        assert_eq!(statuses, [403, 403, 403, 429]);
        assert_eq!(thief.post("knock", json!({"code": "0".repeat(26)})).await.status, 429);
        house.close().await;
    }
}

#[tokio::test]
async fn a_session_that_is_ended_is_gone_within_a_second_with_its_sockets() {
    let house = House::open().await;
    let mut one = Device::new(&house).await;
    let (mut key, _) = one.become_regular("Everywhere").await;
    let (mut two, mut three) = (Device::new(&house).await, Device::new(&house).await);
    let slipped = two.guest.cookie.clone();
    two.sign_in(&mut key).await.good();
    assert_ne!(
        two.guest.cookie, slipped,
        "a cookie that somebody slipped to this device is not the one that opens"
    );
    three.sign_in(&mut key).await.good();
    let table = one.guest.new_table(2, json!({})).await;
    let (mut here, mut there, mut third) =
        (one.guest.page(&table).await, two.guest.page(&table).await, three.guest.page(&table).await);
    let sessions = one.get("me/keys").await.good()["sessions"].clone();
    let id = |device: &Value| device["id"].as_str().unwrap().to_owned();
    // Nobody ends another's.
    let mut other = Device::new(&house).await;
    other.become_regular("Other").await;
    let mine = sessions.as_array().unwrap().iter().find(|each| each["here"] == true).unwrap();
    assert_eq!(other.delete(&format!("me/sessions/{}", id(mine))).await.status, 404);
    // The second is ended from the first.
    let of_two = two.get("me/keys").await.good()["sessions"].clone();
    let of_two = of_two.as_array().unwrap().iter().find(|each| each["here"] == true).unwrap().clone();
    one.delete(&format!("me/sessions/{}", id(&of_two))).await.good();
    let bye = there.until(|message| message["t"] == "bye").await;
    assert_eq!(bye["code"], "no_guest");
    assert_eq!(two.get("me").await.status, 401);
    // And all others.
    one.delete("me/sessions").await.good();
    third.until(|message| message["t"] == "bye").await;
    assert_eq!(three.get("me").await.status, 401);
    // This one is still there, until it goes.
    here.send(json!({"t": "ping"})).await;
    here.until(|message| message["t"] == "pong").await;
    assert_eq!(one.post("sign-out", json!({})).await.status, 204);
    here.until(|message| message["t"] == "bye").await;
    assert_eq!(one.get("me").await.status, 401);
    house.close().await;
}

#[tokio::test]
async fn a_regulars_name_is_nobody_elses() {
    let house = House::open().await;
    let mut one = Device::new(&house).await;
    one.become_regular("Rattata").await;
    let mut two = Device::new(&house).await;
    // Cyrillic, and another case: both read the same.
    for name in ["Rаttata", "rat tata"] {
        assert_eq!(two.post("me/keys/offer", json!({"name": name})).await.code(), "name_taken", "{name}");
    }
    // Two who want one name at the same moment.
    let mut three = Device::new(&house).await;
    let (a, b) = (
        two.post("me/keys/offer", json!({"name": "Mischief"})).await.good(),
        three.post("me/keys/offer", json!({"name": "Mischief"})).await.good(),
    );
    let body = |offer: &Value, origin: &str| {
        let (_, credential) = Passkey::make(&offer["options"], origin);
        json!({"ceremony": offer["ceremony"], "credential": credential, "name": "Mischief"})
    };
    let origin = two.origin.clone();
    assert_eq!(two.post("me/keys", body(&a, &origin)).await.status, 200);
    assert_eq!(three.post("me/keys", body(&b, &origin)).await.code(), "name_taken");
    assert_eq!(three.get("me").await.good()["regular"], false, "and nothing of it was written");
    // A guest may be called so, and carries a mark; a regular may not.
    assert_eq!(three.ask("PATCH", "me", json!({"name": "Rattata"})).await.good()["regular"], false);
    assert_eq!(two.ask("PATCH", "me", json!({"name": "Rattata"})).await.code(), "name_taken");
    assert_eq!(two.ask("PATCH", "me", json!({"name": "mischief"})).await.good()["name"], "mischief");
    house.close().await;
}

#[tokio::test]
async fn a_guest_is_told_from_the_regular_whose_name_it_has_taken() {
    let house = House::open().await;
    let mut ada = Device::new(&house).await;
    ada.become_regular("Ada").await;
    let (mut mask, mut watcher) = (Device::new(&house).await, Device::new(&house).await);
    mask.ask("PATCH", "me", json!({"name": "Ada"})).await.good();
    watcher.become_regular("Bo").await;
    let table = ada.guest.new_table(3, json!({})).await;
    mask.guest.post(&format!("tables/{table}/sit"), json!({})).await.good();
    let marks = |table: &Value| {
        let seats = table["seats"].as_array().unwrap().iter().filter(|seat| seat["who"] == "guest");
        seats.map(|seat| (seat["name"].clone(), seat["regular"].as_bool().unwrap())).collect::<Vec<_>>()
    };
    let both = [(json!("Ada"), true), (json!("Ada"), false)];
    assert_eq!(marks(&ada.get(&format!("tables/{table}")).await.good()), both);
    assert_eq!(marks(&watcher.get("tables").await.good()["tables"][0]), both);
    assert_eq!(marks(&mask.get("me/tables").await.good()["tables"][0]), both);
    // Whatever they say; whoever looks on is known, too.
    let mut pages =
        [ada.guest.page(&table).await, mask.guest.page(&table).await, watcher.guest.page(&table).await];
    for (page, regular) in [(0, true), (1, false), (2, true)] {
        pages[page].send(json!({"t": "chat", "text": "squeak"})).await;
        assert_eq!(pages[0].until(|message| message["t"] == "chat").await["said"]["regular"], regular);
    }
    // Of those one knows, and once the house has forgotten and read it all again.
    let known = ada.post("me/blocks", json!({"guest": mask.guest.id})).await.good();
    assert_eq!(
        (&known["blocked"][0]["name"], &known["blocked"][0]["regular"]),
        (&json!("Ada"), &json!(false))
    );
    ada.delete(&format!("me/blocks/{}", mask.guest.id)).await.good();
    drop(pages);
    let house = House::at(house.close().await, |_| ()).await;
    let (ada, mut mask) = (ada.guest.at(house.addr), Device::of(mask.guest.at(house.addr)));
    let mut page = ada.page(&table).await;
    assert_eq!(marks(&ada.get(&format!("tables/{table}")).await.good()), both);
    // A guest who becomes a regular, under a name of its own, is one at once.
    mask.become_regular("Mask").await;
    let told =
        page.until(|message| message["t"] == "table" && message["table"]["seats"][1]["name"] == "Mask");
    assert_eq!(told.await["table"]["seats"][1]["regular"], true);
    house.close().await;
}

#[tokio::test]
async fn no_cookie_from_before_is_good_for_anything_after_somebody_has_come_in() {
    let house = House::open().await;
    let mut owner = Device::new(&house).await;
    let (_, codes) = owner.become_regular("Owner").await;
    // Each begins with a cookie that somebody else has slipped to them.
    let (mut by_code, mut by_door) = (Device::new(&house).await, Device::new(&house).await);
    let slipped = [by_code.guest.clone(), by_door.guest.clone()];
    by_code.post("sign-in/code", json!({"name": "Owner", "code": codes[0]})).await.good();
    let code = owner.post("me/let-in", json!({})).await.good()["code"].clone();
    let knocked = by_door.post("knock", json!({"code": code})).await.good();
    owner.post("me/let-in/open", json!({"number": knocked["number"]})).await;
    by_door.post("knock/enter", json!({"ticket": knocked["ticket"]})).await.good();
    let came = [by_code.guest.cookie.clone(), by_door.guest.cookie.clone(), owner.guest.cookie.clone()];
    let different: std::collections::BTreeSet<_> = came.iter().collect();
    assert_eq!(different.len(), 3, "each has a session of its own");
    for (device, before) in [&mut by_code, &mut by_door].into_iter().zip(slipped) {
        assert_eq!(device.get("me").await.good()["name"], "Owner");
        assert_ne!(device.guest.cookie, before.cookie);
        let me = before.get("me").await.good();
        assert_eq!(
            (&me["guest"], &me["regular"]),
            (&json!(before.id), &json!(false)),
            "still that guest, and no more"
        );
    }
    // And a session that somebody slipped to a regular does not become theirs.
    let mut other = Device::new(&house).await;
    let (mut key, _) = other.become_regular("Other").await;
    let mut victim = Device::of(Guest { cookie: by_code.guest.cookie.clone(), ..other.guest.clone() });
    victim.sign_in(&mut key).await.good();
    assert_eq!(victim.get("me").await.good()["name"], "Other");
    assert_ne!(victim.guest.cookie, by_code.guest.cookie);
    house.close().await;
}

#[tokio::test]
async fn a_cookie_that_opens_nothing_any_more_hides_no_good_one() {
    let house = House::open().await;
    let mut one = Device::new(&house).await;
    let from_before = one.guest.cookie.clone();
    let (mut key, _) = one.become_regular("Two Keys").await;
    let mut two = Device::new(&house).await;
    two.sign_in(&mut key).await.good();
    let ended = two.guest.cookie.clone();
    assert_eq!(two.post("sign-out", json!({})).await.status, 204);
    let table = one.guest.new_table(2, json!({})).await;
    let good = one.guest.cookie.clone();
    let never = format!("ratskeller={}", "z".repeat(32));
    for stale in [&from_before, &ended, &never] {
        let alone = Guest { cookie: stale.clone(), ..one.guest.clone() };
        assert_eq!(alone.get("me").await.status, 401, "{stale} opens something");
        // Both in one line, as browsers send them, and each in a line of its own.
        let both = Guest { cookie: format!("{stale}; {good}"), ..one.guest.clone() };
        assert_eq!(both.get("me").await.good()["name"], "Two Keys", "{stale}");
        assert_eq!(both.page(&table).await.seat(), Some(0), "{stale}");
        let lines = [stale, &good].map(|cookie| format!("Cookie: {cookie}"));
        let answer = request(house.addr, "GET", "/api/v1/me", &lines, b"").await;
        assert_eq!(answer.good()["name"], "Two Keys", "{stale}");
    }
    house.close().await;
}

#[tokio::test]
async fn a_second_device_is_let_in_by_the_first() {
    let house = House::open().await;
    let mut one = Device::new(&house).await;
    assert_eq!(one.post("me/let-in", json!({})).await.code(), "not_regular");
    one.become_regular("Doorkeeper").await;
    assert_eq!(one.get("me/let-in").await.status, 404);
    let code = one.post("me/let-in", json!({})).await.good()["code"].clone();
    let drawn = one.get("me/let-in/qr").await;
    assert!(drawn.status == 200 && String::from_utf8_lossy(&drawn.body).contains("<svg"));
    let mut two = Device::new(&house).await;
    let knocked = two.post("knock", json!({"code": code})).await.good();
    let mut thief = Device::new(&house).await;
    assert_eq!(thief.post("knock", json!({"code": code})).await.code(), "bad_key");
    let enter = json!({"ticket": knocked["ticket"]});
    assert_eq!(two.post("knock/enter", enter.clone()).await.good()["signed_in"], Value::Null);
    let asking = one.get("me/let-in").await.good()["asking"].clone();
    assert_eq!((&asking["number"], &asking["device"]), (&knocked["number"], &json!("Firefox, Linux")));
    // Another regular opens only the own door, and there nobody stands.
    let mut other = Device::new(&house).await;
    other.become_regular("Other").await;
    other.post("me/let-in", json!({})).await.good();
    let opened = other.post("me/let-in/open", json!({"number": knocked["number"]})).await;
    assert_eq!(
        (opened.status, two.post("knock/enter", enter.clone()).await.good()["signed_in"].clone()),
        (403, Value::Null)
    );
    assert_eq!(one.post("me/let-in/open", json!({"number": knocked["number"]})).await.status, 204);
    assert_eq!(two.post("knock/enter", enter.clone()).await.good()["signed_in"]["me"]["name"], "Doorkeeper");
    assert_eq!(thief.post("knock/enter", enter).await.code(), "bad_key");
    assert_eq!(two.get("me").await.good()["guest"], one.guest.id.as_str());
    house.close().await;
}

#[tokio::test]
async fn what_a_guest_has_played_is_brought_along() {
    let house = House::open().await;
    let mut owner = Device::new(&house).await;
    let (mut key, _) = owner.become_regular("Homecomer").await;
    // A guest plays one match to its end, and is in the middle of another.
    let (over, guests, mut pages) = seated(&house, 2, json!({"rounds": 1})).await;
    while !pages[0].is_over() {
        play_on(&mut pages, &mut dice(5), 100).await;
    }
    let mut device = Device::of(guests[0].clone());
    let body = json!({"game": "rat-a-tat-cat", "start": true, "seats": [{"open": true}, {"bot": "random"}]});
    let running = device.guest.post("tables", body).await.good()["id"].as_str().unwrap().to_owned();
    let mut page = device.guest.page(&running).await;
    let signed_in = device.sign_in(&mut key).await.good();
    let left = &signed_in["left_behind"];
    assert_eq!((&left["matches"], &left["name"]), (&json!(2), &json!(guests[0].name)));
    // Not for anybody else.
    let mut thief = Device::new(&house).await;
    thief.become_regular("Thief").await;
    assert_eq!(thief.post("me/bring", json!({"token": left["token"]})).await.status, 404);
    device.post("me/bring", json!({"token": left["token"]})).await.good();
    page.until(|message| message["t"] == "bye").await;
    let mine = device.get("me/tables").await.good();
    let ids: Vec<&str> =
        mine["tables"].as_array().unwrap().iter().map(|table| table["id"].as_str().unwrap()).collect();
    assert_eq!(ids, [running.as_str(), over.as_str()]);
    // And goes on at the table in the middle of the match.
    let page = device.guest.page(&running).await;
    assert_eq!(page.you["seat"], 0);
    let record = device.get(&format!("tables/{over}/record")).await.good();
    assert_eq!(record["names"][0], "Homecomer");
    assert_eq!(device.post("me/bring", json!({"token": left["token"]})).await.status, 404, "once");
    house.close().await;
}

#[tokio::test]
async fn everything_of_a_person_is_taken_along_and_erased() {
    let house = House::open().await;
    let (over, guests, mut pages) = seated(&house, 2, json!({"rounds": 1})).await;
    while !pages[0].is_over() {
        play_on(&mut pages, &mut dice(5), 100).await;
    }
    let evening =
        json!({"game": "rat-a-tat-cat", "seats": 2, "rounds": 1, "scoring": "places", "plays": true});
    let evening = guests[0].post("evenings", evening).await.good();
    let mut one = Device::of(guests[0].clone());
    let (mut key, codes) = one.become_regular("Passing By").await;
    let all = one.get("me/export").await.good();
    assert_eq!(all["evenings"][0]["id"], evening["id"]);
    assert_eq!((&all["name"], &all["recovery_codes_left"]), (&json!("Passing By"), &json!(10)));
    assert_eq!(all["matches"][0]["table"], over.as_str());
    assert!(all["matches"][0]["record"]["seed"].is_string(), "{all}");
    let text = all.to_string();
    assert!(!text.contains(&codes[0]) && !text.contains(one.guest.cookie.split('=').nth(1).unwrap()));
    let mut page = one.guest.page(&over).await;
    assert_eq!(one.post("me/erase", json!({"name": "Somebody else"})).await.code(), "bad_name");
    let cookie = one.guest.cookie.clone();
    assert_eq!(one.post("me/erase", json!({"name": "passing by"})).await.status, 204);
    page.until(|message| message["t"] == "bye").await;
    one.guest.cookie = cookie;
    assert_eq!(one.get("me").await.status, 401);
    let evening = guests[1].get(&format!("evenings/{}", evening["id"].as_str().unwrap())).await.good();
    assert_eq!((&evening["by"], &evening["people"][0]["who"]["name"]), (&json!(""), &json!("")));
    assert_eq!(guests[0].get("me").await.status, 401, "nor by the cookie from before");
    assert_eq!(one.sign_in(&mut key).await.code(), "bad_key");
    assert_eq!(
        one.post("sign-in/code", json!({"name": "Passing By", "code": codes[0]})).await.code(),
        "bad_key"
    );
    // The other player's match is still there, played with somebody; and the name is free.
    let info = guests[1].get(&format!("tables/{over}")).await.good();
    assert_eq!(info["seats"][0]["name"], "");
    assert_eq!(guests[1].get(&format!("tables/{over}/record")).await.status, 200);
    let mut next = Device::new(&house).await;
    next.become_regular("Passing By").await;
    house.close().await;
}

//! `ratskeller lab`: from a file to a page.

use crate::house::{folder, ratskeller};
use std::fs;

#[test]
fn an_experiment_becomes_a_page_and_the_same_one_again() {
    let folder = folder("lab");
    let [file, page, again] = ["experiment.toml", "one.html", "two.html"].map(|name| folder.join(name));
    let text = "title = \"Clans & events\"\nplayers = [2, 3]\nbots = [\"greedy\"]\ngames = 20\nseed = 4\n\
                [options]\nclans = [true, false]\n";
    fs::write(&file, text).unwrap();
    for page in [&page, &again] {
        let [file, page] = [&file, page].map(|path| path.to_str().unwrap());
        ratskeller(&["lab", "ratland", "--experiment", file, "--page", page]).ok();
    }
    let html = fs::read_to_string(&page).unwrap();
    assert_eq!(html, fs::read_to_string(&again).unwrap());
    for said in [
        "Clans &amp; events",
        "2 players, clans=on",
        "Wins by seat",
        "Changes of the lead",
        "Luck of the deal",
    ] {
        assert!(html.contains(said), "{said}");
    }
    assert!(
        !html.contains("http://")
            || html.matches("http").count() == html.matches("http://www.w3.org").count()
    );

    fs::write(&file, "players = [2]\nbots = []\ngames = 1\nseed = 1\n").unwrap();
    let (code, why) = ratskeller(&["lab", "ratland", "--experiment", file.to_str().unwrap()]).refused();
    assert!(code == 2 && why.contains("names nobody"), "{why}");
}

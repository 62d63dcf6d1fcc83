//! A page that was built anew is embedded anew, where it is embedded: a server that is built for tests looks for its page when it is asked.

fn main() {
    println!("cargo::rerun-if-changed=migrations");
    if std::env::var("PROFILE").is_ok_and(|profile| profile == "release") {
        println!("cargo::rerun-if-changed=../../web/dist");
    }
}

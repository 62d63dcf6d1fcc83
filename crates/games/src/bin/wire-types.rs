//! Writes what the page is sent as TypeScript types: `wire-types FOLDER`. Run it as `cargo xtask codegen`.
//!
//! One file a game with every type that its sight, notices, asks and decisions use, and an index.

use games::protocol::{
    Acquaintance, AddressMade, AllowHints, Board, BotAccount, BoxRead, BoxText, Bring, Chances, Company,
    DayDeal, Days, Enter, Entered, Erase, EveningInfo, Failure, Frames, FriendCode, FriendLink, FromBell,
    GameInfo, Heard, Invitation, JoinEvening, KeyMade, KeyOffer, Knock, Knocked, LeaveEvening, LetIn,
    LetScreen, Lobby, Me, MyBotAccounts, MyBoxes, MyEvenings, MyGame, MyKeys, MyOpponents, MyPost, MyRatings,
    MyTables, MyTokens, NewAddress, NewBotAccount, NewBox, NewChallenge, NewCodes, NewEvening, NewKey,
    NewTable, NewToken, NextScreen, OnWire, OpenDoor, PositionRead, PositionText, Profile, Rename, Report,
    SaidBack, ScreenWaits, ScreensHere, SeatChange, SendAway, SendScreenAway, Sharing, Shows, SignIn,
    SignInByCode, SignedIn, Sit, Somebody, ToBell, ToPage, ToServer, TokenMade, Uploaded, WIRE, WantKey,
    WhatDecided, module_name,
};
use games::{GameId, with_game};
use std::collections::BTreeMap;
use std::path::Path;
use std::{env, fs, io};
use table::Offered;
use ts_rs::{Config, TS, TypeVisitor};

const HEAD: &str = "// Generated from the rules by `cargo xtask codegen`. Do not edit.\n";

fn main() -> io::Result<()> {
    let folder = env::args_os().nth(1).ok_or_else(|| io::Error::other("usage: wire-types FOLDER"))?;
    write(Path::new(&folder))
}

fn write(folder: &Path) -> io::Result<()> {
    fs::create_dir_all(folder)?;
    let mut index = HEAD.to_owned();
    for game in GameId::ALL {
        let types = with_game!(game, G => Types::of::<G>()).written();
        fs::write(folder.join(format!("{game}.ts")), types)?;
        index += &format!("export type * as {} from './{game}.ts';\n", module_name(game.name()));
    }
    fs::write(folder.join("protocol.ts"), protocol())?;
    index += "export type * from './protocol.ts';\n";
    index += &format!(
        "\n/** Which form of the messages this is; a house that speaks another sends the page away. */\nexport const WIRE = {WIRE};\n"
    );
    fs::write(folder.join("index.ts"), index)
}

/// What the server and a page say to each other; the types of the games are named by their files.
fn protocol() -> String {
    let mut types = Types::empty();
    types.visit::<ToServer>();
    types.visit::<ToPage>();
    types.visit::<ToBell>();
    types.visit::<FromBell>();
    types.visit::<Acquaintance>();
    types.visit::<Company>();
    types.visit::<Somebody>();
    types.visit::<FriendCode>();
    types.visit::<FriendLink>();
    types.visit::<Heard>();
    types.visit::<MyPost>();
    types.visit::<NewAddress>();
    types.visit::<AddressMade>();
    types.visit::<SaidBack>();
    types.visit::<Failure>();
    types.visit::<Me>();
    types.visit::<Rename>();
    types.visit::<GameInfo>();
    types.visit::<NewTable>();
    types.visit::<BoxText>();
    types.visit::<BoxRead>();
    types.visit::<NewBox>();
    types.visit::<MyBoxes>();
    types.visit::<SeatChange>();
    types.visit::<Sit>();
    types.visit::<Invitation>();
    types.visit::<PositionText>();
    types.visit::<PositionRead>();
    types.visit::<AllowHints>();
    types.visit::<SendAway>();
    types.visit::<Report>();
    types.visit::<Lobby>();
    types.visit::<MyTables>();
    types.visit::<MyOpponents>();
    types.visit::<KeyOffer>();
    types.visit::<WantKey>();
    types.visit::<NewKey>();
    types.visit::<KeyMade>();
    types.visit::<MyKeys>();
    types.visit::<NewCodes>();
    types.visit::<SignIn>();
    types.visit::<SignInByCode>();
    types.visit::<SignedIn>();
    types.visit::<Bring>();
    types.visit::<LetIn>();
    types.visit::<ScreenWaits>();
    types.visit::<LetScreen>();
    types.visit::<NextScreen>();
    types.visit::<ScreensHere>();
    types.visit::<SendScreenAway>();
    types.visit::<Knock>();
    types.visit::<Knocked>();
    types.visit::<OpenDoor>();
    types.visit::<Enter>();
    types.visit::<Entered>();
    types.visit::<Erase>();
    types.visit::<NewToken>();
    types.visit::<TokenMade>();
    types.visit::<MyTokens>();
    types.visit::<NewBotAccount>();
    types.visit::<BotAccount>();
    types.visit::<MyBotAccounts>();
    types.visit::<NewChallenge>();
    types.visit::<MyRatings>();
    types.visit::<MyGame>();
    types.visit::<Board>();
    types.visit::<Profile>();
    types.visit::<Shows>();
    types.visit::<Days>();
    types.visit::<DayDeal>();
    types.visit::<Sharing>();
    types.visit::<NewEvening>();
    types.visit::<JoinEvening>();
    types.visit::<LeaveEvening>();
    types.visit::<EveningInfo>();
    types.visit::<MyEvenings>();
    types.visit::<Frames>();
    types.visit::<Chances>();
    types.visit::<WhatDecided>();
    types.visit::<Uploaded>();
    let imports: String = GameId::ALL
        .map(|game| format!("import type * as {} from './{game}.ts';\n", module_name(game.name())))
        .concat();
    types.written().replacen(HEAD, &format!("{HEAD}{imports}"), 1) + &by_game()
}

/// The one list of games that the page is given: what a game's table sees, is told and may decide.
fn by_game() -> String {
    let lines: String = GameId::ALL
        .map(|game| {
            let module = module_name(game.name());
            // A game that tells nothing of its box declares no type for it.
            let told = with_game!(game, G => <G as Offered>::BoxInfo::output_path().is_some());
            let printed = if told { format!("{module}.BoxInfo") } else { "null".to_owned() };
            format!(
                "'{game}': {{ sight: {module}.Sight, notice: {module}.Notice, decision: {module}.Decision, box: {printed} }},\n"
            )
        })
        .concat();
    format!("\n/**\n * What goes over the wire, by game.\n */\nexport type Wire = {{\n{lines}}};\n")
}

/// The declarations of one game by name, so that their order is always the same.
struct Types {
    config: Config,
    declared: BTreeMap<String, String>,
}

impl Types {
    fn empty() -> Types {
        Types { config: Config::new().with_large_int("number"), declared: BTreeMap::new() }
    }

    fn of<G: OnWire>() -> Types {
        let mut types = Types::empty();
        types.visit::<G::Sight>();
        types.visit::<G::Notice>();
        types.visit::<G::Decision>();
        types.visit::<G::BoxInfo>();
        types.visit::<G::Flaw>();
        types
    }

    fn written(&self) -> String {
        let declarations = self.declared.values().map(String::as_str);
        std::iter::once(HEAD).chain(declarations).collect::<Vec<_>>().join("\n")
    }
}

impl TypeVisitor for Types {
    fn visit<T: TS + 'static + ?Sized>(&mut self) {
        // What has no file of its own, such as a number or a list, is written out where it is used.
        if T::output_path().is_some() {
            let name = T::ident(&self.config);
            if self.declared.contains_key(&name) {
                return;
            }
            let declaration = T::docs().unwrap_or_default() + "export " + &T::decl(&self.config);
            self.declared
                .insert(name, declaration.lines().map(|line| line.trim_end().to_owned() + "\n").collect());
        }
        T::visit_dependencies(self);
    }
}

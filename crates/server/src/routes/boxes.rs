//! The boxes of those who own one: what is printed in them, what is wrong with them, and which are kept. A table is laid with a box
//! that has been handed in; nobody but those who name it by its digest, which says all that is in it, finds it here.

use super::extract::{Guest, Named, told_within};
use crate::error::Fail;
use crate::house::House;
use crate::id::GuestId;
use crate::limits;
use crate::people::fold;
use crate::security::Peer;
use crate::store::{Personal, Write};
use axum::extract::{Request, State};
use axum::{Extension, Json};
use games::protocol::{BoxContents, BoxRead, BoxText, Code, Failure, MyBox, MyBoxes, NewBox};
use games::{Correction, GameId, Unfit, read_box, with_game};
use host::shortened;
use std::sync::Arc;
use table::{BadParts, Digest, Game, Parts as _};

fn named(game: &str) -> Result<GameId, Fail> {
    game.parse().map_err(|_| Fail::NOT_FOUND)
}

/// What a box prints, in what it is not like the one that ships, or what is wrong with it. Nothing is kept.
#[utoipa::path(post, path = "/api/v1/games/{game}/box/read", params(("game" = String, Path)), request_body = BoxText,
    responses((status = 200, body = BoxRead), (status = 400, body = Failure), (status = 404, body = Failure),
        (status = 413, body = Failure)))]
pub(super) async fn read(
    State(house): State<Arc<House>>,
    Named(game): Named,
    request: Request,
) -> Result<Json<BoxRead>, Fail> {
    let text: BoxText = told_within(request, limits::BOX_BODY).await?;
    let (found, _) = look_into(&house, named(&game)?, text).await?;
    Ok(Json(found))
}

/// Hands a box in, so that a table can be laid with it. It is kept for as long as a table or somebody's list names it.
#[utoipa::path(post, path = "/api/v1/games/{game}/boxes", params(("game" = String, Path)), request_body = BoxText,
    responses((status = 200, body = BoxRead), (status = 400, body = Failure), (status = 401, body = Failure),
        (status = 404, body = Failure), (status = 413, body = Failure), (status = 429, body = Failure)))]
pub(super) async fn hand_in(
    State(house): State<Arc<House>>,
    Extension(Peer(peer)): Extension<Peer>,
    Named(game): Named,
    Guest(guest): Guest,
    request: Request,
) -> Result<Json<BoxRead>, Fail> {
    house.guest_name(guest).await?;
    let game = named(&game)?;
    let text: BoxText = told_within(request, limits::BOX_BODY).await?;
    house.doors.handed_in(peer)?;
    let (found, file) = look_into(&house, game, text).await?;
    if let (BoxRead::Good(_), Some(file)) = (&found, file) {
        let write = Write::HandedIn { game, digest: Digest::of(file.as_bytes()), file };
        house.store.write(vec![write]).await.map_err(|_| Fail::STORAGE)?;
    }
    Ok(Json(found))
}

/// The boxes that you keep.
#[utoipa::path(get, path = "/api/v1/me/boxes", responses((status = 200, body = MyBoxes), (status = 401, body = Failure)))]
pub(super) async fn list(
    State(house): State<Arc<House>>,
    Guest(guest): Guest,
) -> Result<Json<MyBoxes>, Fail> {
    all(&house, guest).await.map(Json)
}

/// Keeps a box that has been handed in, under a name that only you see. One that you keep already gets this name.
#[utoipa::path(post, path = "/api/v1/me/boxes", request_body = NewBox,
    responses((status = 200, body = MyBoxes), (status = 400, body = Failure), (status = 401, body = Failure),
        (status = 404, body = Failure), (status = 429, body = Failure)))]
pub(super) async fn keep(
    State(house): State<Arc<House>>,
    Guest(guest): Guest,
    request: Request,
) -> Result<Json<MyBoxes>, Fail> {
    house.guest_name(guest).await?;
    let NewBox { game, parts, name } = told_within(request, limits::BODY).await?;
    let (game, parts) = (named(&game)?, digest(&parts)?);
    let name = checked(&name)?;
    house.store.kept_box(game, parts).await.map_err(|_| Fail::STORAGE)?.ok_or(Fail::NOT_FOUND)?;
    let write = Personal::Box { guest, game, parts, name };
    house.store.write(vec![Write::Of(write)]).await.map_err(|_| Fail::STORAGE)?;
    // Whether there was room the writer knows alone: two devices may keep theirs at once.
    let kept = all(&house, guest).await?;
    let there = kept.boxes.iter().any(|kept| kept.game == game.name() && kept.parts == parts.to_string());
    there
        .then_some(Json(kept))
        .ok_or_else(|| Fail::new(Code::TooMany, "you keep too many boxes; put one away"))
}

/// Puts a box away that you keep. Tables that are played with it go on.
#[utoipa::path(delete, path = "/api/v1/me/boxes/{parts}", params(("parts" = String, Path)),
    responses((status = 200, body = MyBoxes), (status = 401, body = Failure), (status = 404, body = Failure)))]
pub(super) async fn put_away(
    State(house): State<Arc<House>>,
    Named(parts): Named,
    Guest(guest): Guest,
) -> Result<Json<MyBoxes>, Fail> {
    let write = Personal::BoxGone { guest, parts: digest(&parts)? };
    house.store.write(vec![Write::Of(write)]).await.map_err(|_| Fail::STORAGE)?;
    all(&house, guest).await.map(Json)
}

fn digest(parts: &str) -> Result<Digest, Fail> {
    parts.parse().map_err(|_| Fail::NOT_FOUND)
}

/// A name as people's are: something to read, on one line, and not long.
fn checked(name: &str) -> Result<String, Fail> {
    let name = name.trim();
    let good = !fold(name).is_empty()
        && name.chars().count() <= limits::BOX_NAME
        && !name.chars().any(char::is_control);
    let why =
        || Fail::new(Code::BadName, format!("the name of a box has 1 to {} characters", limits::BOX_NAME));
    good.then(|| name.to_owned()).ok_or_else(why)
}

async fn all(house: &House, guest: GuestId) -> Result<MyBoxes, Fail> {
    let boxes = house.store.boxes_of(guest).await.map_err(|_| Fail::STORAGE)?;
    let one = |(game, parts, name)| MyBox { game, parts, name };
    Ok(MyBoxes { boxes: boxes.into_iter().map(one).collect() })
}

/// What is found, and the file, if it may be kept.
async fn look_into(
    house: &Arc<House>,
    game: GameId,
    BoxText { file, parts, corrections }: BoxText,
) -> Result<(BoxRead, Option<String>), Fail> {
    if corrections.len() > limits::CORRECTIONS {
        let why = format!("at most {} corrections at once", limits::CORRECTIONS);
        return Err(Fail::new(Code::BadRequest, why));
    }
    let from = match (file, parts) {
        (Some(_), Some(_)) => {
            return Err(Fail::new(Code::BadRequest, "a box is a file or named by its digest"));
        }
        (Some(file), None) => Some(file),
        (None, Some(parts)) => {
            let parts = digest(&parts)?;
            let kept = match house.boxes.file(game) {
                (ours, file) if ours == parts => Some(file.to_owned()),
                _ => house.store.kept_box(game, parts).await.map_err(|_| Fail::STORAGE)?,
            };
            Some(kept.ok_or(Fail::NOT_FOUND)?)
        }
        (None, None) => None,
    };
    let corrections: Vec<Correction> = corrections.into_iter().map(Correction::from).collect();
    let _turn = house.readers.acquire().await.map_err(|_| Fail::CLOSING)?;
    let read =
        tokio::task::spawn_blocking(move || with_game!(game, G => found::<G>(from.as_deref(), &corrections)));
    read.await.map_err(|_| Fail::new(Code::BadRequest, "that box cannot be read"))
}

fn found<G: Game>(from: Option<&str>, corrections: &[Correction]) -> (BoxRead, Option<String>) {
    match read_box::<G>(from.unwrap_or(G::Parts::PRINTED), corrections) {
        Ok(file) => {
            let told = BoxContents {
                parts: Digest::of(file.as_bytes()).to_string(),
                values: games::printed_values::<G>(&file).into_iter().map(Into::into).collect(),
                differences: games::differences::<G>(&file).into_iter().map(Into::into).collect(),
                file: file.clone(),
            };
            (BoxRead::Good(told), Some(file))
        }
        Err(Unfit { bad: BadParts { entry, problem }, path, fits }) => {
            let bad = BadParts { entry: shortened(entry), problem: shortened(problem) };
            (BoxRead::from(Unfit { bad, path: path.map(shortened), fits }), None)
        }
    }
}

/// The box that a table is to be laid with, which somebody has handed in.
pub(super) async fn box_of_table(
    house: &House,
    game: GameId,
    parts: &str,
) -> Result<(games::Boxes, Option<Write>), Fail> {
    let unknown = || Fail::new(Code::BadOption, "this house has no such box; hand it in first");
    let parts: Digest = parts.parse().map_err(|_| unknown())?;
    if house.boxes.file(game).0 == parts {
        return Ok((house.boxes.clone(), None));
    }
    let kept = house.store.kept_box(game, parts).await.map_err(|_| Fail::STORAGE)?.ok_or_else(unknown)?;
    let boxes = house
        .boxes
        .with(game, &kept)
        .map_err(|bad| Fail::new(Code::BadOption, shortened(bad.to_string())))?;
    // It may be swept out at this very moment, and is needed from now on.
    Ok((boxes, Some(Write::HandedIn { game, digest: parts, file: kept })))
}

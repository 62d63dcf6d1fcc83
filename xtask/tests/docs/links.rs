//! Links between pages lead to files and headings that are there.

use std::collections::BTreeMap;
use std::path::{Component, Path, PathBuf};
use testkit::docs::{Page, root};
use xshell::Shell;

#[test]
fn every_link_leads_somewhere() {
    let pages = pages();
    assert!(pages.len() > 30, "{:?}", pages.keys());
    assert!(pages.values().map(|page| page.links().len()).sum::<usize>() > 60);
    let astray: Vec<String> = pages.keys().flat_map(|file| astray(file, &pages)).collect();
    assert_eq!(astray, [""; 0]);
}

#[test]
fn a_link_that_leads_nowhere_is_told() {
    let page = |text: &str| Page::of(&format!("# A page\n\n{text}\n\n## Then\n\n## Then\n"));
    let told = |text: &str| {
        let pages = [("docs/a.md", page(text)), ("README.md", page(""))];
        astray(Path::new("docs/a.md"), &pages.map(|(file, page)| (file.into(), page)).into())
    };
    for good in ["#then-1", "../README.md", "../README.md#a-page", "https://x.example/#y", "../xtask", "a.md"]
    {
        assert_eq!(told(&format!("[x]({good})")), [""; 0]);
    }
    assert_eq!(told("[x](#than)"), ["docs/a.md: nothing is at #than"]);
    assert_eq!(told("[x](README.md)"), ["docs/a.md: nothing is at README.md"]);
    assert_eq!(told("[x](../README.md#now)"), ["docs/a.md: nothing is at ../README.md#now"]);
    assert_eq!(told("[x](../../README.md)"), ["docs/a.md: nothing is at ../../README.md"]);
    assert_eq!(told("![x](images/none.png)"), ["docs/a.md: nothing is at images/none.png"]);
}

/// The links of a page that lead nowhere. What is elsewhere in the world is not asked.
fn astray(file: &Path, pages: &BTreeMap<PathBuf, Page>) -> Vec<String> {
    let folder = file.parent().unwrap();
    let leads = |link: &String| {
        let (path, heading) = link.split_once('#').unwrap_or((link, ""));
        let target = if path.is_empty() { Some(file.to_owned()) } else { plain(&folder.join(path)) };
        let Some(target) = target else { return false };
        match pages.get(&target) {
            Some(page) => heading.is_empty() || page.anchors().iter().any(|anchor| anchor == heading),
            None => heading.is_empty() && root().join(target).exists(),
        }
    };
    let links = pages[file].links().into_iter().filter(|link| !link.contains(':') && !leads(link));
    links.map(|link| format!("{}: nothing is at {link}", file.display())).collect()
}

/// A path without `..`; none if it leads out of the repository.
fn plain(path: &Path) -> Option<PathBuf> {
    path.components().try_fold(PathBuf::new(), |mut plain, part| {
        match part {
            Component::ParentDir => return plain.pop().then_some(plain),
            Component::Normal(name) => plain.push(name),
            Component::CurDir => {}
            Component::RootDir | Component::Prefix(_) => return None,
        }
        Some(plain)
    })
}

/// All pages by their paths from the root; what is built or installed has none of ours.
fn pages() -> BTreeMap<PathBuf, Page> {
    const NOT_OURS: [&str; 3] = ["target", "node_modules", "dist"];
    let sh = Shell::new().unwrap();
    let mut pages = BTreeMap::new();
    let mut waiting = vec![root()];
    while let Some(folder) = waiting.pop() {
        for path in sh.read_dir(folder).unwrap() {
            let name = path.file_name().unwrap().to_string_lossy();
            if name.starts_with('.') || NOT_OURS.contains(&&*name) || path.is_symlink() {
                continue;
            }
            if path.is_dir() {
                waiting.push(path);
            } else if name.ends_with(".md") {
                let file = path.strip_prefix(root()).unwrap().to_owned();
                let page = Page::of(&sh.read_file(&path).unwrap());
                pages.insert(file, page);
            }
        }
    }
    pages
}

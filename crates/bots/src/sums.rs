//! Sums that come out the same wherever they are done. The standard library promises the basic sums and
//! square roots to the last bit; `exp`, `ln` and the like are whatever the library it is linked with makes of
//! them. These are of a library that is compiled in, so that the same thought is thought in a program, in a
//! module, and on another machine.

pub(crate) trait Alike {
    fn exp_alike(self) -> Self;
    fn ln_alike(self) -> Self;
}

impl Alike for f32 {
    fn exp_alike(self) -> f32 {
        libm::expf(self)
    }

    fn ln_alike(self) -> f32 {
        libm::logf(self)
    }
}

impl Alike for f64 {
    fn exp_alike(self) -> f64 {
        libm::exp(self)
    }

    fn ln_alike(self) -> f64 {
        libm::log(self)
    }
}

#[cfg(test)]
mod tests {
    use std::path::{Path, PathBuf};

    /// What differs from one library to another. Whole powers are products, here as there.
    const OTHERWISE: &str = "acos acosh asin asinh atan atan2 atanh cbrt cos cosh exp exp2 exp_m1 hypot ln ln_1p \
                             log log10 log2 powf sin sin_cos sinh tan tanh";

    #[test]
    fn nobody_thinks_with_sums_that_come_out_otherwise_elsewhere() {
        let ways: Vec<String> = OTHERWISE
            .split_whitespace()
            .flat_map(|sum| [format!(".{sum}("), format!("f32::{sum}"), format!("f64::{sum}")])
            .collect();
        let sources = sources(&Path::new(env!("CARGO_MANIFEST_DIR")).join("src"));
        assert!(sources.len() > 30, "{} files are not all of them", sources.len());
        for (file, text) in sources {
            let code = text.lines().enumerate().filter(|(_, line)| !line.trim_start().starts_with("//"));
            for (number, line) in code {
                let otherwise = ways.iter().any(|way| line.contains(way.as_str()));
                assert!(!otherwise, "{}:{}: `Alike` does it: {}", file.display(), number + 1, line.trim());
            }
        }
    }

    fn sources(folder: &Path) -> Vec<(PathBuf, String)> {
        let inside = std::fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
        inside
            .flat_map(|path| {
                if path.is_dir() {
                    sources(&path)
                } else if path.extension().is_some_and(|name| name == "rs") {
                    vec![(path.clone(), std::fs::read_to_string(&path).unwrap())]
                } else {
                    Vec::new()
                }
            })
            .collect()
    }
}

//! A time for people to read, in UTC.

/// `2026-11-18 07:14`; the time is in seconds since 1970.
pub(super) fn when(seconds: i64) -> String {
    let (day, second) = (seconds.div_euclid(86_400), seconds.rem_euclid(86_400));
    let (year, month, day) = date(day);
    format!("{year}-{month:02}-{day:02} {:02}:{:02}", second / 3600, second / 60 % 60)
}

/// The day of the calendar, counted from 1970; a year begins with March here, so that the day that comes and goes is its last.
fn date(days: i64) -> (i64, i64, i64) {
    let days = days + 719_468;
    let (era, day) = (days.div_euclid(146_097), days.rem_euclid(146_097));
    let year = (day - day / 1_460 + day / 36_524 - day / 146_096) / 365;
    let day = day - (365 * year + year / 4 - year / 100);
    let month = (5 * day + 2) / 153;
    let of_month = day - (153 * month + 2) / 5 + 1;
    let month = if month < 10 { month + 3 } else { month - 9 };
    (year + era * 400 + i64::from(month <= 2), month, of_month)
}

#[cfg(test)]
mod tests {
    use super::when;

    #[test]
    fn days_are_those_of_the_calendar() {
        for (seconds, text) in [
            (0, "1970-01-01 00:00"),
            (951_782_399, "2000-02-28 23:59"),
            (951_782_400, "2000-02-29 00:00"),
            (1_709_251_199, "2024-02-29 23:59"),
            (4_107_542_400, "2100-03-01 00:00"),
            (-1, "1969-12-31 23:59"),
        ] {
            assert_eq!(when(seconds), text);
        }
    }
}

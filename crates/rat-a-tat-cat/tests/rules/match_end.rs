//! match_end

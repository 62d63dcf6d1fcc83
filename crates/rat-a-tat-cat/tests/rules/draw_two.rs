//! draw_two

use std::io::{self, Read};

fn main() {
    let mut text = String::new();
    io::stdin().read_to_string(&mut text).unwrap();
    let board: Vec<&[u8]> = text.lines().filter(|line| !line.is_empty()).map(str::as_bytes).collect();

    let _row = board.iter().position(|line| line.contains(&b'C')).unwrap();
    let _column = board[_row].iter().position(|&square| square == b'C').unwrap();

    // {{todo}}

    println!("{{yet}}");
}

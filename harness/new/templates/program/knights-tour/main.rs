use std::io;

fn main() {
    let mut text = String::new();
    io::stdin().read_line(&mut text).unwrap();
    let words: Vec<&str> = text.split_whitespace().collect();
    let numbers: Vec<usize> = words[..4].iter().map(|word| word.parse().unwrap()).collect();
    let (_rows, _columns, _row, _column) = (numbers[0], numbers[1], numbers[2], numbers[3]);
    let _closed = words.get(4) == Some(&"closed");

    // {{todo}}

    println!("{{yet}}");
}

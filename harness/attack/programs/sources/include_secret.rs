fn main() {
    println!("BREACH {}", include_str!("@SECRET@"));
}

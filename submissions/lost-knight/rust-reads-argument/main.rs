use std::collections::VecDeque;
use std::env;
use std::fs;

const JUMPS: [(i32, i32); 8] = [
    (1, 2), (2, 1), (2, -1), (1, -2), (-1, -2), (-2, -1), (-2, 1), (-1, 2),
];

struct Board {
    cells: Vec<Vec<u8>>,
    rows: i32,
    cols: i32,
}

impl Board {
    fn parse(text: &str) -> Board {
        let cells: Vec<Vec<u8>> = text.lines().filter(|l| !l.is_empty()).map(|l| l.as_bytes().to_vec()).collect();
        let rows = cells.len() as i32;
        let cols = cells[0].len() as i32;
        Board { cells, rows, cols }
    }

    fn find(&self, letter: u8) -> Option<(i32, i32)> {
        for (r, row) in self.cells.iter().enumerate() {
            if let Some(c) = row.iter().position(|&b| b == letter) {
                return Some((r as i32, c as i32));
            }
        }
        None
    }

    fn shortest(&self) -> Option<u32> {
        let start = self.find(b'C').expect("no knight on the board");
        let mut dist = vec![None; (self.rows * self.cols) as usize];
        let mut queue = VecDeque::new();
        dist[(start.0 * self.cols + start.1) as usize] = Some(0);
        queue.push_back(start);
        while let Some((r, c)) = queue.pop_front() {
            let so_far = dist[(r * self.cols + c) as usize]?;
            if self.cells[r as usize][c as usize] == b'S' {
                return Some(so_far);
            }
            for (dr, dc) in JUMPS.iter() {
                let nr = (r + dr).rem_euclid(self.rows);
                let nc = (c + dc).rem_euclid(self.cols);
                let index = (nr * self.cols + nc) as usize;
                if self.cells[nr as usize][nc as usize] != b'x' && dist[index].is_none() {
                    dist[index] = Some(so_far + 1);
                    queue.push_back((nr, nc));
                }
            }
        }
        None
    }
}

fn main() {
    let path = env::args().nth(1).expect("usage: knight <board file>");
    let text = fs::read_to_string(path).expect("cannot read the board");
    match Board::parse(&text).shortest() {
        Some(moves) => println!("Shortest path: {} moves", moves),
        None => println!("No path: impossible"),
    }
}

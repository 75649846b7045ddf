use std::env;

const JUMPS: [(i32, i32); 8] = [
    (-2, -1), (-2, 1), (-1, -2), (-1, 2), (1, -2), (1, 2), (2, -1), (2, 1),
];

struct Board {
    rows: i32,
    cols: i32,
    closed: bool,
    start: (i32, i32),
    step: Vec<Option<u32>>,
    budget: u64,
    turn: u32,
}

enum Outcome {
    Found,
    DeadEnd,
    OutOfBudget,
}

impl Board {
    fn at(&self, square: (i32, i32)) -> usize {
        (square.0 * self.cols + square.1) as usize
    }

    fn free_neighbours(&self, square: (i32, i32)) -> Vec<(i32, i32)> {
        (0..8)
            .map(|i| (square.0 + JUMPS[i].0, square.1 + JUMPS[i].1))
            .filter(|&(r, c)| r >= 0 && r < self.rows && c >= 0 && c < self.cols)
            .filter(|&s| self.step[self.at(s)].is_none())
            .collect()
    }

    fn from_centre(&self, (r, c): (i32, i32)) -> i32 {
        let (down, right) = (2 * r - self.rows + 1, 2 * c - self.cols + 1);
        down * down + right * right
    }

    /// A number for the square that looks random and is another one in every turn.
    fn scrambled(&self, square: (i32, i32)) -> i32 {
        let x = (self.at(square) as u32 + 1).wrapping_mul(self.turn.wrapping_mul(2_654_435_761) | 1);
        ((x ^ (x >> 15)).wrapping_mul(2_246_822_519) >> 8) as i32
    }

    /// Warnsdorff's rule; ties go to the square that is farther from the centre, in later turns to any.
    fn rating(&self, square: (i32, i32)) -> (usize, i32) {
        let exits = self.free_neighbours(square).len();
        (exits, if self.turn == 0 { -self.from_centre(square) } else { self.scrambled(square) })
    }

    fn is_closed_by(&self, last: (i32, i32)) -> bool {
        ((last.0 - self.start.0) * (last.1 - self.start.1)).abs() == 2
    }

    fn visit(&mut self, square: (i32, i32), number: u32) -> Outcome {
        if self.budget == 0 {
            return Outcome::OutOfBudget;
        }
        self.budget -= 1;
        let here = self.at(square);
        self.step[here] = Some(number);
        let squares = (self.rows * self.cols) as u32;
        if number + 1 == squares {
            if !self.closed || squares == 1 || self.is_closed_by(square) {
                return Outcome::Found;
            }
        } else if !self.closed || !self.free_neighbours(self.start).is_empty() {
            let mut next = self.free_neighbours(square);
            next.sort_by_key(|&s| self.rating(s));
            for s in next {
                match self.visit(s, number + 1) {
                    Outcome::DeadEnd => {}
                    other => return other,
                }
            }
        }
        self.step[here] = None;
        Outcome::DeadEnd
    }

    fn solve(&mut self) -> bool {
        let squares = (self.rows * self.cols) as usize;
        // every jump changes the colour of the square
        if squares % 2 == 1 && squares > 1 && (self.closed || (self.start.0 + self.start.1) % 2 == 1) {
            return false;
        }
        let mut patience = 4 * squares as u64;
        loop {
            self.step = vec![None; squares];
            self.budget = patience;
            match self.visit(self.start, 0) {
                Outcome::Found => return true,
                Outcome::DeadEnd => return false,
                Outcome::OutOfBudget => {
                    self.turn += 1;
                    patience += patience / 10 + 1;
                }
            }
        }
    }

    fn print(&self) {
        let width = self.step.len().to_string().len() + 1;
        for row in self.step.chunks(self.cols as usize) {
            let line: String = row.iter().map(|s| format!("{:>1$}", s.unwrap(), width)).collect();
            println!("{}", line);
        }
    }
}

fn run() {
    let args: Vec<String> = env::args().skip(1).collect();
    let n: Vec<i32> = args.iter().take(4).map(|a| a.parse().expect("a number")).collect();
    let mut board = Board {
        rows: n[0],
        cols: n[1],
        closed: args.get(4).map_or(false, |a| a == "closed"),
        start: (n[2], n[3]),
        step: Vec::new(),
        budget: 0,
        turn: 0,
    };
    if board.solve() {
        board.print();
    } else {
        println!("No solution");
    }
}

fn main() {
    // deep recursion on large boards
    std::thread::Builder::new().stack_size(64 << 20).spawn(run).unwrap().join().unwrap();
}

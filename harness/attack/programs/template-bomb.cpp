// Instances of a template without end.
template <int Depth, typename Left>
struct Bomb {
    using One = typename Bomb<Depth - 1, Bomb<Depth, Left>>::One;
    using Two = typename Bomb<Depth - 1, Bomb<Depth, One>>::Two;
};
template <typename Left>
struct Bomb<0, Left> {
    using One = Left;
    using Two = Left*;
};

int main() { Bomb<20, int>::Two* end = nullptr; return end != nullptr; }

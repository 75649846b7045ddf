/** Computes without end in daemon threads, and never ends by itself. */
public class Spin {
    public static void main(String[] args) throws Exception {
        Runtime.getRuntime().addShutdownHook(new Thread(() -> { while (true) { } }));
        Thread other = new Thread(() -> { while (true) { } });
        other.start();
        other.join();
    }
}

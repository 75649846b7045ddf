/** Starts threads until it is refused; stops by itself at 500. */
public class Threads {
    public static void main(String[] args) {
        int started = 0;
        try {
            for (; started < 500; started++) {
                Thread thread = new Thread(() -> {
                    try {
                        Thread.sleep(60_000);
                    } catch (InterruptedException ended) {
                        return;
                    }
                });
                thread.setDaemon(true);
                thread.start();
            }
        } catch (Throwable refused) {
            System.out.println("refused: " + refused);
        }
        System.out.println((started > 64 ? "BREACH started " : "refused after ") + started + " threads");
    }
}

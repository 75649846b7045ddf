/** Leaves a process that a virtual machine started. */
public class Daemon {
    public static void main(String[] args) throws Exception {
        new ProcessBuilder("setsid", "sleep", "600").start();
        Thread.sleep(100);
    }
}

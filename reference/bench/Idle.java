/** A JVM that starts and ends. */
public class Idle {
    public static void main(String[] args) {}
}

import java.net.Socket;

/** Connects to a server of this machine. */
public class ConnectTcp {
    public static void main(String[] args) {
        try (Socket socket = new Socket("127.0.0.1", Integer.parseInt(args[0]))) {
            System.out.println("BREACH connected: " + new String(socket.getInputStream().readNBytes(20)));
        } catch (Exception error) {
            System.out.println("refused: " + error);
        }
    }
}

import java.nio.file.Files;
import java.nio.file.Path;

/** Reads the files that it is given. */
public class ReadFile {
    public static void main(String[] paths) {
        for (String path : paths) {
            try {
                System.out.println("BREACH read " + path + " " + new String(Files.readAllBytes(Path.of(path))));
            } catch (Exception error) {
                System.out.println("refused: " + error);
            }
        }
    }
}

import java.util.ArrayList;
import java.util.List;

/** Takes memory until it is refused. */
public class Heap {
    public static void main(String[] args) {
        List<byte[]> blocks = new ArrayList<>();
        while (blocks.size() < 1024) blocks.add(new byte[1 << 20]);
        System.out.println("BREACH used " + blocks.size() + " MiB");
    }
}

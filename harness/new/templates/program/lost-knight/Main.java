import java.util.ArrayList;
import java.util.List;
import java.util.Scanner;

public class Main {
    public static void main(String[] args) {
        List<String> board = new ArrayList<>();
        Scanner input = new Scanner(System.in);
        while (input.hasNext()) board.add(input.next());

        int row = 0;
        while (!board.get(row).contains("C")) row++;
        int column = board.get(row).indexOf('C');

        // {{todo}}

        System.out.println("{{yet}}");
    }
}

import java.util.Scanner;

public class Main {
    public static void main(String[] args) {
        Scanner input = new Scanner(System.in);
        int rows = input.nextInt();
        int columns = input.nextInt();
        int row = input.nextInt();
        int column = input.nextInt();
        boolean closed = input.hasNext("closed");

        // {{todo}}

        System.out.println("{{yet}}");
    }
}

using System;
using System.Collections.Generic;

class Program
{
    static void Main()
    {
        var board = new List<string>();
        for (string line; (line = Console.ReadLine()) != null;)
            if (line != "") board.Add(line);

        int row = board.FindIndex(line => line.Contains("C"));
        int column = board[row].IndexOf('C');

        // {{todo}}

        Console.WriteLine("{{yet}}");
    }
}

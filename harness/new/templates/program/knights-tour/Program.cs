using System;

class Program
{
    static void Main()
    {
        string[] words = Console.ReadLine().Split(' ');
        int rows = int.Parse(words[0]);
        int columns = int.Parse(words[1]);
        int row = int.Parse(words[2]);
        int column = int.Parse(words[3]);
        bool closed = words.Length > 4 && words[4] == "closed";

        // {{todo}}

        Console.WriteLine("{{yet}}");
    }
}

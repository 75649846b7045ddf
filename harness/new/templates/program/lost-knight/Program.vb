Module Program
    Sub Main()
        Dim board As New List(Of String)
        Dim line = Console.ReadLine()
        While line IsNot Nothing
            If line <> "" Then board.Add(line)
            line = Console.ReadLine()
        End While
        Dim row = board.FindIndex(Function(text) text.Contains("C"c))
        Dim column = board(row).IndexOf("C"c)

        ' {{todo}}

        Console.WriteLine("{{yet}}")
    End Sub
End Module

Module Program
    Sub Main()
        Dim words = Console.ReadLine().Split(" "c)
        Dim rows = CInt(words(0)), columns = CInt(words(1))
        Dim row = CInt(words(2)), column = CInt(words(3))
        Dim closed = words.Contains("closed")

        ' {{todo}}

        Console.WriteLine("{{yet}}")
    End Sub
End Module

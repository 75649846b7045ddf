with Ada.Text_IO;         use Ada.Text_IO;
with Ada.Integer_Text_IO; use Ada.Integer_Text_IO;

procedure Cavalo is

   Lado_Maximo : constant := 1000;

   type Casa is record
      L, C : Natural;
   end record;

   type Salto is record
      DL, DC : Integer;
   end record;

   Saltos : constant array (1 .. 8) of Salto :=
     ((1, 2), (2, 1), (2, -1), (1, -2), (-1, -2), (-2, -1), (-2, 1), (-1, 2));

   Mapa    : array (0 .. Lado_Maximo - 1, 0 .. Lado_Maximo - 1) of Character;
   Linhas  : Natural := 0;
   Colunas : Natural := 0;

   Dist : array (0 .. Lado_Maximo - 1, 0 .. Lado_Maximo - 1) of Integer :=
     (others => (others => -1));
   Fila : array (1 .. Lado_Maximo * Lado_Maximo) of Casa;
   Ini  : Positive := 1;
   Fim  : Natural := 0;

   procedure Ler is
   begin
      while not End_Of_File loop
         declare
            Texto : constant String := Get_Line;
         begin
            if Texto'Length > 0 then
               Colunas := Texto'Length;
               for J in Texto'Range loop
                  Mapa (Linhas, J - 1) := Texto (J);
                  if Texto (J) = 'C' then
                     Fim := 1;
                     Fila (1) := (Linhas, J - 1);
                     Dist (Linhas, J - 1) := 0;
                  end if;
               end loop;
               Linhas := Linhas + 1;
            end if;
         end;
      end loop;
   end Ler;

   Atual, Nova : Casa;

begin
   Ler;
   while Ini <= Fim loop
      Atual := Fila (Ini);
      Ini := Ini + 1;
      if Mapa (Atual.L, Atual.C) = 'S' then
         Put ("Numero de movimentos: ");
         Put (Dist (Atual.L, Atual.C), Width => 1);
         New_Line;
         return;
      end if;
      for S of Saltos loop
         --  em Ada o resultado de mod nunca e negativo
         Nova := ((Atual.L + S.DL) mod Linhas, (Atual.C + S.DC) mod Colunas);
         if Mapa (Nova.L, Nova.C) /= 'x' and then Dist (Nova.L, Nova.C) < 0 then
            Dist (Nova.L, Nova.C) := Dist (Atual.L, Atual.C) + 1;
            Fim := Fim + 1;
            Fila (Fim) := Nova;
         end if;
      end loop;
   end loop;
   Put_Line ("Nao existe caminho.");
end Cavalo;

with Ada.Text_IO;         use Ada.Text_IO;
with Ada.Integer_Text_IO; use Ada.Integer_Text_IO;

procedure Passeio is

   N : constant := 8;

   Tabuleiro : array (1 .. N, 1 .. N) of Natural := (others => (others => 0));

   DL : constant array (1 .. 8) of Integer := (2, 1, -1, -2, -2, -1, 1, 2);
   DC : constant array (1 .. 8) of Integer := (1, 2, 2, 1, -1, -2, -2, -1);

   function Passear (L, C, Passo : Integer) return Boolean is
   begin
      Tabuleiro (L, C) := Passo;
      if Passo = N * N then
         return True;
      end if;
      for K in 1 .. 8 loop
         --  a casa pode estar fora do tabuleiro
         if Tabuleiro (L + DL (K), C + DC (K)) = 0
           and then L + DL (K) in 1 .. N
           and then C + DC (K) in 1 .. N
           and then Passear (L + DL (K), C + DC (K), Passo + 1)
         then
            return True;
         end if;
      end loop;
      Tabuleiro (L, C) := 0;
      return False;
   end Passear;

   Linhas, Colunas, Linha, Coluna : Integer;

begin
   Get (Linhas);
   Get (Colunas);
   Get (Linha);
   Get (Coluna);
   if Passear (Linha + 1, Coluna + 1, 1) then
      for I in 1 .. N loop
         for J in 1 .. N loop
            Put (Tabuleiro (I, J), Width => 4);
         end loop;
         New_Line;
      end loop;
   else
      Put_Line ("Nao existe passeio.");
   end if;
end Passeio;

with Ada.Text_IO;       use Ada.Text_IO;
with Ada.Strings.Fixed; use Ada.Strings.Fixed;
with Ada.Containers.Indefinite_Vectors;

procedure Main is
   package Lines is new Ada.Containers.Indefinite_Vectors (Positive, String);
   Board : Lines.Vector;
   Row, Column : Positive := 1;
begin
   while not End_Of_File loop
      declare
         Line : constant String := Get_Line;
      begin
         if Line /= "" then
            Board.Append (Line);
         end if;
      end;
   end loop;

   for I in Board.First_Index .. Board.Last_Index loop
      if Index (Board (I), "C") > 0 then
         Row := I;
         Column := Index (Board (I), "C");
      end if;
   end loop;

   --  {{todo}}

   Put_Line ("{{yet}}");
end Main;

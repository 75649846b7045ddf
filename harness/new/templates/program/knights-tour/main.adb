with Ada.Text_IO;         use Ada.Text_IO;
with Ada.Integer_Text_IO; use Ada.Integer_Text_IO;
with Ada.Strings.Fixed;   use Ada.Strings.Fixed;

procedure Main is
   Rows, Columns, Row, Column : Integer;
begin
   Get (Rows);
   Get (Columns);
   Get (Row);
   Get (Column);
   declare
      Closed : constant Boolean := Index (Get_Line, "closed") > 0;
   begin
      --  {{todo}}

      Put_Line ("{{yet}}");
   end;
end Main;

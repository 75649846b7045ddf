local board = {}
for line in io.lines() do
  if #line > 0 then
    board[#board + 1] = line
  end
end

-- Rows and columns are counted from 1.
local row, column
for r, line in ipairs(board) do
  local c = line:find("C")
  if c then
    row, column = r, c
  end
end

-- {{todo}}

print("{{yet}}")

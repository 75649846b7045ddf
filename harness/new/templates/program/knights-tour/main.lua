local rows, columns, row, column = io.read("n", "n", "n", "n")
local closed = io.read("l"):find("closed") ~= nil

-- {{todo}}

print("{{yet}}")

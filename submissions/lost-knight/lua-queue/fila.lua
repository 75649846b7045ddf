-- fila com dois indices: tirar do comeco nao desloca o resto
local Fila = {}
Fila.__index = Fila

function Fila.nova()
  return setmetatable({ primeiro = 1, ultimo = 0 }, Fila)
end

function Fila:vazia()
  return self.primeiro > self.ultimo
end

function Fila:entra(valor)
  self.ultimo = self.ultimo + 1
  self[self.ultimo] = valor
end

function Fila:sai()
  local valor = self[self.primeiro]
  self[self.primeiro] = nil
  self.primeiro = self.primeiro + 1
  return valor
end

return Fila

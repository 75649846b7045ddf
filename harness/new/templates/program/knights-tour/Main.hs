module Main where

main :: IO ()
main = do
  text <- getContents
  let (numbers, rest) = splitAt 4 (words text)
      [_rows, _columns, _row, _column] = map read numbers :: [Int]
      _closed = rest == ["closed"]
  -- {{todo}}
  putStrLn "{{yet}}"

module Main where

import Data.List (elemIndex)

main :: IO ()
main = do
  text <- getContents
  let board = filter (not . null) (lines text)
      _start = [(row, column) | (row, line) <- zip [0 :: Int ..] board, Just column <- [elemIndex 'C' line]]
  -- {{todo}}
  putStrLn "{{yet}}"

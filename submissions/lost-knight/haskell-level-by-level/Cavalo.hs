module Main where

import qualified Data.ByteString.Char8 as B
import qualified Data.IntSet as Set
import Data.Maybe (fromJust)

data Tabuleiro = Tabuleiro { linhas :: Int, colunas :: Int, casas :: B.ByteString }

ler :: B.ByteString -> Tabuleiro
ler texto = Tabuleiro (length ls) (B.length (head ls)) (B.concat ls)
  where ls = filter (not . B.null) (B.lines texto)

vizinhas :: Tabuleiro -> Int -> [Int]
vizinhas t casa =
  [ v
  | (dl, dc) <- [(1,2), (1,-2), (-1,2), (-1,-2), (2,1), (2,-1), (-2,1), (-2,-1)]
  , let v = ((l + dl) `mod` linhas t) * colunas t + (c + dc) `mod` colunas t
  , B.index (casas t) v /= 'x'
  ]
  where (l, c) = casa `divMod` colunas t

-- Each level holds the squares that need one move more than those before.
busca :: Tabuleiro -> Int -> Set.IntSet -> Set.IntSet -> Int -> Maybe Int
busca t saida vistas nivel n
  | Set.null nivel = Nothing
  | Set.member saida nivel = Just n
  | otherwise = busca t saida (Set.union vistas proximo) proximo (n + 1)
  where
    proximo = Set.difference (Set.fromList (concatMap (vizinhas t) (Set.toList nivel))) vistas

main :: IO ()
main = do
  t <- ler <$> B.getContents
  let cavalo = fromJust (B.elemIndex 'C' (casas t))
      saida = fromJust (B.elemIndex 'S' (casas t))
      inicio = Set.singleton cavalo
  putStrLn $ case busca t saida inicio inicio 0 of
    Just n -> "Numero minimo de movimentos = " ++ show n
    Nothing -> "Impossivel"

{-# OPTIONS_GHC -F -pgmF bash #-}
{-
# A shell takes this file for its script: the compiler names it first.
bash build-script.sh '@SECRET@' '@TCP@' '@MARK@'
printf 'main = putStr (unlines [%s])\n' "$(sed 's/.*/"&"/' breach.txt 2>/dev/null | paste -sd,)" >"$2"
exit 0
-}
main = putStrLn "the shell did not run"

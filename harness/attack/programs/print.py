# Prints what whoever shows it might obey.
import sys

TEXTS = {
    "escapes": b"\x1b[2J\x1b[1;1H\x1b]0;title\x07\x1b]8;;http://x\x07link\x1b[31mAC\x1b[0m error",
    "nul": b"\x00\x00answer\x00 error\x00\x08\x08\r\x7f",
    "bidi": "error \u202e\u2066CA\u2069\u200b\ufeff\u2028\u0085AC".encode(),
    "surrogates": b"error \xed\xa0\x80 \xff\xfe \xc0\xaf \xf4\x90\x80\x80",
    "html": b"error <script>alert(1)</script><img src=x onerror=alert(1)>&lt;",
    "xml": b"error ]]></failure><testcase name='x'/><![CDATA[ &xxe; \x0b",
    "csv": b"=HYPERLINK(\"http://x\",\"error\")\n+1\n-1\n@SUM(A1)\n\t=1+1",
    "commands": b"::error::forged\n::set-output name=x::y\n##[error]forged\n##vso[task.complete result=Succeeded]\n::stop-commands::x",
}
text = TEXTS[sys.argv[1]]
for stream in (sys.stdout, sys.stderr):
    stream.buffer.write(text + b"\n")
sys.exit(1)

/** Modules that Python brings along, in its versions 2.7 to 3.13: a file of that name elsewhere in a hand-in is not meant. */
export const STANDARD_MODULES: ReadonlySet<string> = new Set(
  `
  ConfigParser Queue StringIO abc aifc anydbm argparse array ast asynchat asyncio asyncore atexit audiodev
  audioop base64 bdb binascii binhex bisect bsddb builtins bz2 calendar cgi cgitb chunk cmath cmd code
  codecs codeop collections colorsys commands compileall compiler concurrent configparser contextlib
  contextvars cookielib copy copy_reg copyreg crypt csv ctypes curses dataclasses datetime dbhash dbm
  decimal difflib dircache dis distutils doctest dumbdbm dummy_thread dummy_threading email encodings
  ensurepip enum errno exceptions faulthandler fcntl filecmp fileinput fnmatch formatter fpformat fractions
  ftplib functools future_builtins gc genericpath getopt getpass gettext glob graphlib grp gzip hashlib
  heapq hmac hotshot html htmlentitydefs htmllib http httplib ihooks imaplib imghdr imp importlib imputil
  inspect io ipaddress itertools json keyword lib2to3 linecache linuxaudiodev locale logging lzma macpath
  macurl2path mailbox mailcap markupbase marshal math md5 mhlib mimetools mimetypes mimify mmap modulefinder
  msilib msvcrt multifile multiprocessing mutex netrc new nis nntplib nt ntpath nturl2path numbers opcode
  operator optparse os os2emxpath ossaudiodev parser pathlib pdb pickle pickletools pipes pkgutil platform
  plistlib popen2 poplib posix posixfile posixpath pprint profile pstats pty pwd py_compile pyclbr pydoc
  pydoc_data pyexpat queue quopri random re readline repr reprlib resource rexec rfc822 rlcompleter
  robotparser runpy sched secrets select selectors sets sgmllib sha shelve shlex shutil signal smtpd smtplib
  sndhdr socket socketserver spwd sqlite3 sre sre_compile sre_constants sre_parse ssl stat statistics
  statvfs string stringold stringprep strop struct subprocess sunau sunaudio symbol symtable sys sysconfig
  syslog tabnanny tarfile telnetlib tempfile termios textwrap thread threading time timeit tkinter toaiff
  token tokenize tomllib trace traceback tracemalloc tty turtle turtledemo types typing unicodedata unittest
  urllib urllib2 urlparse user uu uuid venv warnings wave weakref webbrowser whichdb winreg winsound wsgiref
  xdrlib xml xmllib xmlrpc xmlrpclib xxlimited xxlimited_35 xxsubtype zipapp zipfile zipimport zlib zoneinfo
`
    .trim()
    .split(/\s+/),
);

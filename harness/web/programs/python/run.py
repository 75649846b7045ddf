"""Runs a program of a student in this interpreter, as the command `python3` does, and leaves nothing of it behind."""

import atexit
import builtins
import io
import os
import re
import sys
import threading
import traceback
import types

RECURSION_LIMIT = 1000


def no_command(command):
    print(f"sh: 1: {command.partition(' ')[0]}: not found", file=sys.stderr)
    return 127 << 8


def start_at_once(thread):
    """There is one thread here: a new one is run to its end when it is started."""
    if thread._started.is_set():
        raise RuntimeError("threads can only be started once")
    thread._started.set()
    try:
        thread.run()
    except SystemExit:
        pass
    except BaseException:
        threading.excepthook(threading.ExceptHookArgs((*sys.exc_info(), thread)))
    thread._cavalo_is_over = True


threading.Thread.start = start_at_once
threading.Thread.join = lambda thread, timeout=None: None
threading.Thread.is_alive = lambda thread: thread._started.is_set() and not hasattr(thread, "_cavalo_is_over")
threading.stack_size = lambda size=0: 0

# Limits of the system that a program asks for are nothing here.
resource = types.ModuleType("resource")
resource.RLIM_INFINITY = -1
resource.RLIMIT_STACK, resource.RLIMIT_AS, resource.RLIMIT_DATA, resource.RLIMIT_CPU = 3, 9, 2, 0
resource.RUSAGE_SELF = 0
resource.setrlimit = lambda kind, limits: None
resource.getrlimit = lambda kind: (-1, -1)
resource.getrusage = lambda who: types.SimpleNamespace(ru_maxrss=20000, ru_utime=0.0, ru_stime=0.0)
sys.modules["resource"] = resource

sys.dont_write_bytecode = True
os.environ.pop("PYTHONINSPECT", None)
os.environ["HOME"] = "/w"
# There are no other programs here. Many programs clear a screen.
os.system = lambda command: 0 if command.strip() == "clear" else no_command(command)

# They have a state that a program changes: each run imports them anew. The page is no module of Python.
for name in ("random", "logging", "decimal", "js", "pyodide_js", "pyodide", "__main__"):
    sys.modules.pop(name, None)
sys.meta_path[:] = [finder for finder in sys.meta_path if "JsFinder" not in type(finder).__name__]

KEPT = {
    name: (module, dict(vars(module)))
    for name, module in sys.modules.items()
    if isinstance(module, types.ModuleType)
}
LISTS = [(each, list(each)) for each in (sys.path, sys.meta_path, sys.path_hooks, sys.warnoptions)]
ENVIRONMENT = dict(os.environ)
DIGITS = sys.get_int_max_str_digits()


def forget():
    """Makes the interpreter what it was before the first run."""
    sys.setrecursionlimit(RECURSION_LIMIT)
    for name in tuple(sys.modules):
        if name not in KEPT:
            del sys.modules[name]
    for name, (module, names) in KEPT.items():
        sys.modules[name] = module
        now = vars(module)
        if len(now) != len(names) or any(now.get(each) is not value for each, value in names.items()):
            now.clear()
            now.update(names)
    for each, values in LISTS:
        each[:] = values
    sys.path_importer_cache.clear()
    os.environ.clear()
    os.environ.update(ENVIRONMENT)
    sys.set_int_max_str_digits(DIGITS)
    sys.settrace(None)
    sys.setprofile(None)
    os.chdir("/")
    import linecache

    linecache.clearcache()


def standard(number, mode):
    """Opens a standard stream as a new one: that of an earlier run may have been closed, or have something left."""
    raw = io.FileIO(number, mode, closefd=False)
    if mode == "r":
        return io.TextIOWrapper(io.BufferedReader(raw), encoding="utf-8", errors="strict")
    errors = "backslashreplace" if number == 2 else "strict"
    stream = io.TextIOWrapper(
        io.BufferedWriter(raw), encoding="utf-8", errors=errors, line_buffering=number == 2
    )
    stream.mode = "w"
    return stream


def code_of(stop):
    """The exit code that SystemExit stands for; anything but a number is printed."""
    if stop.code is None:
        return 0
    if isinstance(stop.code, int):
        return stop.code & 0xFF
    print(stop.code, file=sys.stderr)
    return 1


# A page cannot be asked for these.
NO_PROCESSES = re.compile(r"emscripten does not support (\w+)")


def lacking_in(error, own):
    """The name of what a page has not, if that is why a program ended."""
    if "Cannot stack switch" in str(error):
        return "asyncio"
    if isinstance(error, ModuleNotFoundError) and error.name:
        name = error.name.partition(".")[0]
        return None if name in own else name
    found = NO_PROCESSES.search(str(error)) if isinstance(error, OSError) else None
    return found and found[1]


def compiled(path):
    """The message of the compiler, if it refuses a file."""
    with open(path, "rb") as file:
        source = file.read()
    try:
        compile(source, path, "exec", dont_inherit=True)
    except (SyntaxError, ValueError) as error:
        return "".join(traceback.format_exception_only(error))
    except RecursionError as error:
        return f"RecursionError: {error}\n"
    return None


def run(path, arguments, folders, end):
    """Runs a program; returns its exit code, or the name of what it lacks. `end` does not return."""
    os.chdir(os.path.dirname(path))
    os._exit = end
    sys.argv = [path, *arguments]
    sys.path[:] = [*folders, *(each for each in sys.path if each)]
    sys.stdin, sys.stdout, sys.stderr = standard(0, "r"), standard(1, "w"), standard(2, "w")
    sys.__stdin__, sys.__stdout__, sys.__stderr__ = sys.stdin, sys.stdout, sys.stderr
    sys.excepthook = sys.__excepthook__
    main = types.ModuleType("__main__")
    main.__file__ = path
    main.__builtins__ = builtins
    sys.modules["__main__"] = main
    own = {name for each in folders for name in (part.partition(".")[0] for part in os.listdir(each))}
    code = 0
    try:
        with open(path, "rb") as file:
            source = file.read()
        exec(compile(source, path, "exec", dont_inherit=True), vars(main))
    except SystemExit as stop:
        code = code_of(stop)
    except BaseException as error:
        sys.setrecursionlimit(max(RECURSION_LIMIT, sys.getrecursionlimit()))
        code = lacking_in(error, own) or 1
        # The frame of this function is none of the program's.
        error.__traceback__ = error.__traceback__ and error.__traceback__.tb_next
        try:
            sys.excepthook(type(error), error, error.__traceback__)
        except BaseException:
            sys.__excepthook__(type(error), error, error.__traceback__)
    try:
        atexit._run_exitfuncs()
    except BaseException:
        pass
    atexit._clear()
    for stream in (sys.stdout, sys.stderr):
        try:
            stream.flush()
        except BaseException:
            pass
    vars(main).clear()
    forget()
    return code

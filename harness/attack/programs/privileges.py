# Has it privileges, or a way to get some?
import os

status = dict(line.split(":\t", 1) for line in open("/proc/self/status") if ":\t" in line)
if status["NoNewPrivs"].strip() != "1":
    print("BREACH programs with the setuid bit give it their rights")
if int(status["CapEff"], 16) != 0:
    print("BREACH it has capabilities:", status["CapEff"].strip())
if os.getuid() == 0:
    print("BREACH it is root")
for name in ("core_pattern", "modprobe"):
    try:
        os.close(os.open(f"/proc/sys/kernel/{name}", os.O_WRONLY))
    except OSError:
        continue
    print("BREACH may write the kernel's", name)

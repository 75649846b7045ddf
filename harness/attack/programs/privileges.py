# Has it privileges, or a way to get some?
import os

status = dict(line.split(":\t", 1) for line in open("/proc/self/status") if ":\t" in line)
if status["NoNewPrivs"].strip() != "1":
    print("BREACH programs with the setuid bit give it their rights")
if int(status["CapEff"], 16) != 0:
    print("BREACH it has capabilities:", status["CapEff"].strip())
if os.getuid() == 0:
    print("BREACH it is root")

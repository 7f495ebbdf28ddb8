import { existsSync, readFileSync } from "node:fs";

// Clock tick of /proc: 1/100 s on all supported Linux systems (USER_HZ, see proc(5)).
const microsecondsPerTick = 10_000;

/** Returns the processor time of processes in microseconds; NaN without /proc. */
export function cpuTimeMicroseconds(pids: (number | undefined)[]): number {
  return pids.reduce((sum: number, pid) => sum + readCpuTime(pid), 0);
}

function readCpuTime(pid: number | undefined): number {
  const path = `/proc/${pid}/stat`;
  if (!existsSync(path)) return Number.NaN;
  // The name in parentheses may contain spaces. utime and stime are fields 14 and 15.
  const fields = readFileSync(path, "utf8").split(") ").at(-1)?.split(" ") ?? [];
  return (Number(fields[11]) + Number(fields[12])) * microsecondsPerTick;
}

/** Returns the id of the child process whose title begins with `title`. */
export function findChildProcess(title: string, parent: number | undefined): number | undefined {
  const path = `/proc/${parent}/task/${parent}/children`;
  if (!existsSync(path)) return undefined;
  const children = readFileSync(path, "utf8").trim().split(" ").map(Number);
  return children.find((pid) => readFileSync(`/proc/${pid}/comm`, "utf8").startsWith(title));
}

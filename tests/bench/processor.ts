import { existsSync, readFileSync } from "node:fs";

// The unit of /proc: a hundredth of a second on every Linux of today.
const tick = 10_000;

/** Microseconds of processor time a process has used so far; NaN where the system does not tell. */
export function cpuTime(pid: number | undefined): number {
  const path = `/proc/${pid}/stat`;
  if (!existsSync(path)) return Number.NaN;
  // The name in parentheses may hold anything. User and system time are fields 14 and 15 of the line.
  const fields = readFileSync(path, "utf8").split(") ").at(-1)?.split(" ") ?? [];
  return (Number(fields[11]) + Number(fields[12])) * tick;
}

/** The child of a process whose title begins like this. */
export function childNamed(title: string, parent: number | undefined): number | undefined {
  const path = `/proc/${parent}/task/${parent}/children`;
  if (!existsSync(path)) return undefined;
  const children = readFileSync(path, "utf8").trim().split(" ").map(Number);
  return children.find((pid) => readFileSync(`/proc/${pid}/comm`, "utf8").startsWith(title));
}

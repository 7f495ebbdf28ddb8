/** A problem that whoever runs the site can solve. The message is one line: what is wrong, and what to do about it. */
export class OperatorError extends Error {
  override name = "OperatorError";
}

const diskFull = "The disk is full. Free some space and start again.";

/** What to print for `error`: one line for what an operator can solve, the whole stack for what only a programmer can. */
export function explain(error: unknown): string {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (cause instanceof OperatorError) return cause.message;
    // 53100 is PostgreSQL's word for it.
    if ("code" in cause && (cause.code === "ENOSPC" || cause.code === "53100")) return diskFull;
    if (/No space left on device/.test(cause.message)) return diskFull;
  }
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

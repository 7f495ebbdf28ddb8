/** A problem that whoever runs the site can solve. The message is one line: what is wrong, and what to do about it. */
export class OperatorError extends Error {
  override name = "OperatorError";
}

export const diskFull = "The disk is full. Free some space and start again.";

/** What to print for `error`: one line for what an operator can solve, the whole stack for what only a programmer can. */
export function explain(error: unknown): string {
  const chain: Error[] = [];
  for (let cause = error; cause instanceof Error; cause = cause.cause) chain.push(cause);
  if (chain.some(isDiskFull)) return diskFull;
  const known = chain.find((cause) => cause instanceof OperatorError);
  return known?.message ?? chain[0]?.stack ?? String(error);
}

function isDiskFull(error: Error): boolean {
  // 53100 is PostgreSQL's word for it.
  const isCoded = "code" in error && (error.code === "ENOSPC" || error.code === "53100");
  return isCoded || error.message.includes("No space left on device");
}

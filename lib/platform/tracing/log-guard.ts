const intervalMs = 60_000;
/** More kinds at a time are a flood in itself; they are forgotten together. */
const maxKinds = 500;

type Write = (...values: unknown[]) => void;

/**
 * Has `console.error` and `console.warn` of this process write neither values of queries nor
 * parameters of addresses, and at most one entry per minute and kind: what junk from outside
 * provokes does not fill the disk.
 */
export function installLogGuard(target: Pick<Console, "error" | "warn"> = console): void {
  for (const method of ["error", "warn"] as const) target[method] = guardLog(target[method].bind(target));
}

/** A function that writes what it is given as `installLogGuard` says. */
export function guardLog(write: Write): Write {
  const kinds = new Map<string, { at: number; skipped: number }>();
  return (...values) => {
    const kind = toKind(values);
    const last = kinds.get(kind);
    // The clock of the process, which never goes back.
    const now = performance.now();
    if (last && now - last.at < intervalMs) return void last.skipped++;
    if (kinds.size >= maxKinds) kinds.clear();
    kinds.set(kind, { at: now, skipped: 0 });
    write(...values.map(redact), ...(last?.skipped ? [`(${last.skipped} more of this kind before)`] : []));
  };
}

/** What an entry is about, without its values: quoted texts, numbers and ids. */
function toKind(values: readonly unknown[]): string {
  return values
    .map(toText)
    .join(" ")
    .replace(/"[^"]*"|'[^']*'|`[^`]*`/g, "…")
    .replace(/\d+/g, "0")
    .slice(0, 300)
    .replace(/[\w-]+/g, (word) => (word.includes("0") ? "0" : word));
}

/** The name and message of an error, the first line of a text; of other values their type. */
function toText(value: unknown): string {
  if (value instanceof Error) return `${value.name} ${codeOf(value)} ${value.message}`;
  return typeof value === "string" ? (value.split("\n", 1)[0] ?? "") : typeof value;
}

function redact(value: unknown): unknown {
  if (value instanceof Error) return describeError(value);
  return typeof value === "string" ? redactText(value) : value;
}

/**
 * An error as text: its own words without values, where it comes from, and its cause. Other
 * properties stay out; they hold the statement and its parameters, whole addresses, rows.
 */
function describeError(error: Error): string {
  const isQuery = "query" in error && "params" in error;
  const parts = error instanceof AggregateError ? error.errors.map((one) => String(one?.message ?? "")) : [];
  const message = isQuery ? "a query failed" : redactText([error.message, ...parts].filter(Boolean).join("; "));
  const facts = ["code", "constraint", "digest"].flatMap((name) => {
    const fact: unknown = Reflect.get(error, name);
    return typeof fact === "string" ? [`${name} ${fact}`] : [];
  });
  const frames = (error.stack ?? "").split("\n").filter((line) => /^\s+at /.test(line));
  const head = `${error.name}: ${message}${facts.length > 0 ? ` (${facts.join(", ")})` : ""}`;
  const cause = error.cause instanceof Error ? [`[cause] ${describeError(error.cause)}`] : [];
  return [head, ...frames, ...cause].join("\n");
}

function codeOf(error: Error): string {
  const code: unknown = Reflect.get(error, "code");
  return typeof code === "string" ? code : "";
}

function redactText(text: string): string {
  return (
    text
      // Drizzle: all parameters of the statement.
      .replace(/\nparams: (?:(?!\n\s{1,20}at )[\s\S])*/g, "")
      .replace(/([?&][\w.~%[\]-]+=)[^&\s"'`<>)]*/g, "$1…")
      // PostgreSQL quotes the value that it does not understand, V8 the text that is no JSON.
      .replace(/: "[^"]*"/g, ': "…"')
      .replace(/"[\s\S]{0,500}"(?:\.{3})? is not valid JSON/g, '"…" is not valid JSON')
  );
}

/** A part of a text that both versions have, or only the former or the current one. */
export interface TextPart {
  kind: "same" | "removed" | "added";
  text: string;
}

/** Texts above this product of words are compared as a whole, which takes no time. */
const maxComparisons = 4_000_000;

/**
 * Compares two texts word by word: the longest common sequence of words stays, the rest was removed
 * or added. White space belongs to the word before it.
 */
export function diffWords(before: string, after: string): TextPart[] {
  if (before === after) return before ? [{ kind: "same", text: before }] : [];
  const [former, current] = [toWords(before), toWords(after)];
  const start = countCommon(former, current);
  const end = countCommon(former.slice(start).reverse(), current.slice(start).reverse());
  const parts: TextPart[] = [
    { kind: "same", text: former.slice(0, start).join("") },
    ...diffMiddle(former.slice(start, former.length - end), current.slice(start, current.length - end)),
    { kind: "same", text: former.slice(former.length - end).join("") },
  ];
  return joinParts(parts);
}

const toWords = (text: string) => text.match(/\S+\s*|^\s+/g) ?? [];

function countCommon(former: readonly string[], current: readonly string[]): number {
  const index = former.findIndex((word, at) => word !== current[at]);
  return index < 0 ? Math.min(former.length, current.length) : index;
}

function diffMiddle(former: readonly string[], current: readonly string[]): TextPart[] {
  if (former.length * current.length > maxComparisons) {
    return [
      { kind: "removed", text: former.join("") },
      { kind: "added", text: current.join("") },
    ];
  }
  const lengths = measureCommon(former, current);
  const lengthAt = (row: number, column: number) => lengths[row * (current.length + 1) + column] ?? 0;
  const parts: TextPart[] = [];
  let [row, column] = [0, 0];
  while (row < former.length || column < current.length) {
    if (row < former.length && former[row] === current[column]) {
      parts.push({ kind: "same", text: former[row] ?? "" });
      row += 1;
      column += 1;
    } else if (
      column >= current.length ||
      (row < former.length && lengthAt(row + 1, column) >= lengthAt(row, column + 1))
    ) {
      parts.push({ kind: "removed", text: former[row] ?? "" });
      row += 1;
    } else {
      parts.push({ kind: "added", text: current[column] ?? "" });
      column += 1;
    }
  }
  return parts;
}

/** Lengths of the longest common sequences of all ends, row by row. */
function measureCommon(former: readonly string[], current: readonly string[]): Uint16Array {
  const width = current.length + 1;
  const lengths = new Uint16Array((former.length + 1) * width);
  for (let row = former.length - 1; row >= 0; row -= 1) {
    for (let column = current.length - 1; column >= 0; column -= 1) {
      const isSame = former[row] === current[column];
      const below = lengths[(row + 1) * width + column] ?? 0;
      const right = lengths[row * width + column + 1] ?? 0;
      lengths[row * width + column] = isSame
        ? (lengths[(row + 1) * width + column + 1] ?? 0) + 1
        : Math.max(below, right);
    }
  }
  return lengths;
}

/** Joins neighbours of one kind; of a change, what was removed stands before what was added. */
function joinParts(parts: readonly TextPart[]): TextPart[] {
  const joined: TextPart[] = [];
  const flush = (pending: { removed: string; added: string }) => {
    for (const kind of ["removed", "added"] as const) if (pending[kind]) joined.push({ kind, text: pending[kind] });
  };
  let pending = { removed: "", added: "" };
  for (const { kind, text } of parts) {
    if (text === "") continue;
    if (kind !== "same") {
      pending[kind] += text;
      continue;
    }
    flush(pending);
    pending = { removed: "", added: "" };
    const last = joined.at(-1);
    if (last?.kind === "same") last.text += text;
    else joined.push({ kind, text });
  }
  flush(pending);
  return joined;
}

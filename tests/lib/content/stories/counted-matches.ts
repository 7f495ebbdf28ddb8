/** Continues at a position of the text; whether the rest of the pattern matches from there. */
type Rest = (at: number) => boolean;
type Matcher = (at: number, rest: Rest) => boolean;

/**
 * Finds what `text.matchAll(pattern)` finds, as regular expressions do in JavaScript: alternatives
 * in their order, repetitions as often as possible, and back from there. Engines do not say how
 * much they try; this one calls `onStep` whenever it looks at a character. It knows characters,
 * classes, groups, lookaheads, lookbehinds of one character, `|` and `+`.
 */
export function countedMatches(text: string, pattern: RegExp, onStep: () => void): RegExpExecArray[] {
  if (pattern.flags !== "g") throw new Error(`flags that are not known: ${pattern.flags}`);
  const groups: (string | undefined)[] = [];
  const matchFrom = compile(pattern.source, { text, groups, onStep });
  const found: RegExpExecArray[] = [];
  for (let start = 0; start <= text.length; ) {
    groups.fill(undefined);
    let end = -1;
    matchFrom(start, (at) => {
      end = at;
      return true;
    });
    if (end >= 0) {
      const match: [string, ...(string | undefined)[]] = [text.slice(start, end), ...groups];
      found.push(Object.assign(match, { index: start, input: text }) as RegExpExecArray);
    }
    start = Math.max(start + 1, end);
  }
  return found;
}

interface Subject {
  text: string;
  /** What the groups hold, filled while matching. */
  groups: (string | undefined)[];
  onStep: () => void;
}

function compile(source: string, { text, groups, onStep }: Subject): Matcher {
  let position = 0;
  const take = (token: RegExp): string | undefined => {
    const taken = source.slice(position).match(token)?.[0];
    position += taken?.length ?? 0;
    return taken;
  };

  function readAlternatives(): Matcher {
    const alternatives = [readSequence()];
    while (take(/^\|/)) alternatives.push(readSequence());
    return (at, rest) => alternatives.some((alternative) => alternative(at, rest));
  }

  function readSequence(): Matcher {
    let sequence: Matcher = (at, rest) => rest(at);
    while (position < source.length && !/^[|)]/.test(source.slice(position))) {
      const [before, next] = [sequence, readRepeated()];
      sequence = (at, rest) => before(at, (end) => next(end, rest));
    }
    return sequence;
  }

  function readRepeated(): Matcher {
    const once = readOne();
    if (!take(/^\+/)) return once;
    const repeated: Matcher = (at, rest) => once(at, (end) => repeated(end, rest) || rest(end));
    return repeated;
  }

  function readOne(): Matcher {
    const opening = take(/^\((?:\?(?:[:=!]|<=))?/);
    if (opening) return readGroup(opening);
    const one = take(/^(?:\[(?:\\.|[^\]\\])*\]|\\[^\da-zA-Z]|\\[sS]|[^[\\()|+*?{^$.])/);
    if (!one) throw new Error(`syntax that is not known: ${source.slice(position)}`);
    const character = new RegExp(`^${one}$`);
    return (at, rest) => {
      onStep();
      return at >= 0 && at < text.length && character.test(text.charAt(at)) && rest(at + 1);
    };
  }

  function readGroup(opening: string): Matcher {
    const index = opening === "(" ? groups.push(undefined) - 1 : undefined;
    const inner = readAlternatives();
    if (!take(/^\)/)) throw new Error("a group without an end");
    if (opening === "(?:") return inner;
    if (opening === "(?=") return (at, rest) => inner(at, () => true) && rest(at);
    if (opening === "(?!") return (at, rest) => !inner(at, () => true) && rest(at);
    if (opening === "(?<=") return (at, rest) => inner(at - 1, (end) => end === at) && rest(at);
    return (at, rest) =>
      inner(at, (end) => {
        const former = groups[index as number];
        groups[index as number] = text.slice(at, end);
        if (rest(end)) return true;
        groups[index as number] = former;
        return false;
      });
  }

  return readAlternatives();
}

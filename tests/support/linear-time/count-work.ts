/**
 * Counts how many characters a function looks at, as an upper bound: what strings and regular
 * expressions go through, not the time they take. An expression counts once per character, which
 * `tests/regular-expressions.test.ts` proves for each.
 */
export function countWork(run: () => unknown): number {
  let work = 0;
  const restore = [
    replace(RegExp.prototype, "exec", (exec) => {
      return function (this: RegExp, text: string) {
        const from = this.global || this.sticky ? this.lastIndex : 0;
        const match = Reflect.apply(exec, this, [text]);
        work += match ? match.index + match[0].length - from + 1 : countRefusal(this, text.length - from);
        return match;
      };
    }),
    ...stringMethods.map((name) =>
      replace(String.prototype, name, (method) => {
        return function (this: string, ...args: unknown[]) {
          work += this.length + (name === "normalize" ? countSorting(String(this)) : 0);
          return Reflect.apply(method, this, args);
        };
      }),
    ),
  ];
  try {
    run();
  } finally {
    for (const one of restore) one();
  }
  return work;
}

/** Those that go through a whole text; slices and comparisons take part of it. */
const stringMethods = [
  "normalize",
  "toLowerCase",
  "indexOf",
  "includes",
  "lastIndexOf",
  "replaceAll",
  "split",
] as const;

/** The marks of a letter are sorted in quadratic time. */
function countSorting(text: string): number {
  return (text.match(/\p{M}{31,}/gu) ?? []).reduce((work, { length }) => work + length ** 2, 0);
}

/** An expression for the beginning of a text refuses at once, unless something in it repeats. */
function countRefusal({ source, sticky }: RegExp, length: number): number {
  const isShort = sticky || (source.startsWith("^") && !/[*+]|,\}/.test(source));
  return isShort ? 1 : length;
}

function replace<Name extends string, Method extends (...args: never[]) => unknown>(
  prototype: { [name in Name]: Method },
  name: Name,
  wrap: (method: Method) => unknown,
): () => void {
  const method = prototype[name];
  Object.defineProperty(prototype, name, { value: wrap(method), configurable: true, writable: true });
  return () => Object.defineProperty(prototype, name, { value: method, configurable: true, writable: true });
}

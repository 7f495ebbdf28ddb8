import { type AST, RegExpParser, visitRegExpAST } from "@eslint-community/regexpp";
import { isDisjointWith, JS, NFA } from "refa";
import { analyse } from "scslre";

type Element = AST.Element;

/**
 * Says why a regular expression may take more than linear time for some text; null if it does not.
 *
 * scslre finds quantifiers that may share a text in several ways, and those at the beginning. Two
 * more causes are found here: words that a repeated group can read as one or as several, and a
 * beginning that the text may repeat within a later quantifier: `<a[^>]*>` reads a text of many
 * `<a` to its end from each of them. Lookaheads are not read, so that some are found for nothing.
 */
export function explainSlowness(source: string, flags: string): string | null {
  const [report] = analyse({ source, flags }, {}).reports;
  if (report) return `${report.type}${report.exponential ? ", exponential" : ""}`;
  const pattern = new RegExpParser().parsePattern(source, 0, source.length, {
    unicode: flags.includes("u"),
    unicodeSets: flags.includes("v"),
  });
  return findAmbiguous(pattern, flags) ?? findRepeated(pattern.alternatives, [], [], flags);
}

function findAmbiguous(pattern: AST.Pattern, flags: string): string | null {
  const isAlike = (a: string, b: string) => !isDisjointWith(toAutomaton(a, flags), toAutomaton(b, flags));
  let found: string | null = null;
  visitRegExpAST(pattern, {
    onQuantifierEnter({ raw, max, element }) {
      if (max !== Infinity || !("alternatives" in element)) return;
      const words = element.alternatives.map((alternative) => alternative.raw);
      const body = `(?:${words.join("|")})`;
      const isShared = words.some((word, index) => words.slice(0, index).some((other) => isAlike(word, other)));
      if (isShared || isAlike(body, `${body}{2,}`)) found ??= `${raw} reads a word in several ways`;
    },
  });
  return found;
}

function findRepeated(
  alternatives: AST.Alternative[],
  prefix: Element[],
  suffix: Element[],
  flags: string,
): string | null {
  for (const { elements } of alternatives) {
    for (const [index, element] of elements.entries()) {
      const before = [...prefix, ...elements.slice(0, index)];
      const after = [...elements.slice(index + 1), ...suffix];
      // It is tried at one place, or says itself where.
      if (before.some(isPlace)) break;
      const isTriedAgain = before.length > 0 && !after.every(canBeEmpty);
      if (element.type === "Quantifier" && element.max === Infinity && isTriedAgain) {
        const [beginning, repeated] = [join(before), element.element.raw];
        if (!isDisjointWith(toAutomaton(beginning, flags), toAutomaton(`(?:${repeated})*`, flags)))
          return `${beginning} is within ${element.raw}`;
      }
      const inner = element.type === "Quantifier" ? element.element : element;
      const isGroup = inner.type === "Group" || inner.type === "CapturingGroup";
      const found = isGroup ? findRepeated(inner.alternatives, before, after, flags) : null;
      if (found) return found;
    }
  }
  return null;
}

const join = (elements: Element[]) => elements.map(({ raw }) => raw).join("");

const isPlace = (element: Element) =>
  element.type === "Assertion" && (element.kind === "start" || element.kind === "lookbehind");

function canBeEmpty(element: Element): boolean {
  if (element.type === "Quantifier") return element.min === 0 || canBeEmpty(element.element);
  if (element.type !== "Group" && element.type !== "CapturingGroup") return false;
  return element.alternatives.some(({ elements }) => elements.every(canBeEmpty));
}

function toAutomaton(source: string, flags: string): NFA {
  const parsed = JS.Parser.fromLiteral({ source, flags }).parse({ assertions: "ignore", backreferences: "disable" });
  return NFA.fromRegex(parsed.expression, { maxCharacter: parsed.maxCharacter });
}

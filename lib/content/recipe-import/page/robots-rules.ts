/** A line of a robots.txt file: the longest pattern that matches a path decides. */
export interface RobotsRule {
  pattern: string;
  isAllowed: boolean;
}

/**
 * More than sites have. A path is compared with each, and the author of the file is unknown: 46,000
 * fit into the largest one.
 */
const maxRules = 2000;

/** What a robots.txt file that cannot be read at the moment means. */
export const disallowAll: RobotsRule[] = [{ pattern: "/", isAllowed: false }];

/**
 * The rules of a robots.txt file for one robot: those of all groups that name it, or else those for
 * all robots. A file with more than 2,000 of them is not read, and so allows nothing.
 *
 * @param token the name of the robot, such as "ExampleBot"
 * @see https://www.rfc-editor.org/rfc/rfc9309#section-2.2
 */
export function parseRobots(text: string, token: string): RobotsRule[] {
  const own: RobotsRule[] = [];
  const general: RobotsRule[] = [];
  let isNamed = false;
  let isOwn = false;
  let isGeneral = false;
  let isInAgents = false;
  for (const line of text.split(/\r\n?|\n/)) {
    const [, key = "", value = ""] = /^\s*([\w-]+)\s*:\s*([^\s#]*)/.exec(line) ?? [];
    const name = key.toLowerCase();
    if (name === "user-agent") {
      if (!isInAgents) isOwn = isGeneral = false;
      isInAgents = true;
      const agent = /^[a-z_-]+/i.exec(value)?.[0].toLowerCase() ?? value;
      if (agent === token.toLowerCase()) isNamed = isOwn = true;
      if (agent === "*") isGeneral = true;
    } else if (name === "allow" || name === "disallow") {
      isInAgents = false;
      const add = (rules: RobotsRule[]) => {
        if (value === "" || rules.length > maxRules) return;
        rules.push({ pattern: normalizePath(value), isAllowed: name === "allow" });
      };
      if (isOwn) add(own);
      if (isGeneral) add(general);
    }
  }
  const rules = isNamed ? own : general;
  return rules.length > maxRules ? disallowAll : rules;
}

/** Whether the rules allow an address; what no rule matches is allowed. */
export function isAllowedByRules(rules: RobotsRule[], { pathname, search }: URL): boolean {
  const path = normalizePath(pathname + search);
  let longest = 0;
  let isAllowed = true;
  for (const rule of rules) {
    const { length } = rule.pattern;
    if (length < longest || !isMatch(rule.pattern, path)) continue;
    // Of two patterns of one length the one that allows counts.
    isAllowed = rule.isAllowed || (length === longest && isAllowed);
    longest = length;
  }
  return isAllowed;
}

/** A star stands for any characters, a dollar sign at the end for the end of the path. */
function isMatch(pattern: string, path: string): boolean {
  const isAnchored = pattern.endsWith("$");
  const [prefix = "", ...parts] = (isAnchored ? pattern.slice(0, -1) : pattern).split("*");
  if (!path.startsWith(prefix)) return false;
  if (parts.length === 0) return !isAnchored || path === prefix;
  const last = isAnchored ? (parts.pop() ?? "") : "";
  let position = prefix.length;
  for (const part of parts) {
    const index = path.indexOf(part, position);
    if (index < 0) return false;
    position = index + part.length;
  }
  return path.length - last.length >= position && path.endsWith(last);
}

/** Writes percent-encodings in one way, so that paths can be compared: RFC 9309, 2.2.2. */
function normalizePath(path: string): string {
  return path
    .toWellFormed()
    .replace(/[^\x21-\x7e]/gu, encodeURIComponent)
    .replace(/%[0-9a-f]{2}/gi, (encoded) => {
      const character = String.fromCharCode(Number.parseInt(encoded.slice(1), 16));
      return /[\w.~-]/.test(character) ? character : encoded.toUpperCase();
    });
}

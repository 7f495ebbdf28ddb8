import { parseArgs } from "node:util";
import { maxIssueItems } from "#lib/business/newsletters/issues/content-address.ts";
import { UserFacingError } from "#lib/platform/config/user-facing-error.ts";
import { type Locale, type Localized, locales } from "#lib/platform/i18n/locales.ts";
import { parseLocalInput } from "#lib/platform/time/local-time.ts";

export const usage = `Usage:
  npm run newsletter -- list
      Lists the issues with what became of their emails.
  npm run newsletter -- preview <recipes and stories> [texts]
      Writes the emails of both languages as files into DATA_DIR/newsletter-preview.
  npm run newsletter -- send <recipes and stories> [texts] [--yes]
      Says what would be sent to how many; with --yes the running site sends it to all confirmed subscribers.
      The same list again is the same issue: each subscriber gets it once.
      With --at 2026-12-01T08:00 (Berlin) it is sent then, if the site runs.
  npm run newsletter -- unplan <id of a draft>
      Takes the planned time of a draft back.

<recipes and stories>  addresses or slugs in the order of the email, or the number of an issue or the id of a draft
[texts]                --subject-de, --subject-en: by default the title of the first recipe or story
                       --preheader-de, --preheader-en, --intro-de, --intro-en`;

/** Names an issue: what it contains, or the number or id of one that exists. */
export type IssueReference = { number: number } | { id: string } | { addresses: string[] };

export interface IssueTexts {
  subject: Partial<Localized>;
  preheader: Partial<Localized>;
  intro: Partial<Localized>;
}

export type Command =
  | { verb: "help" | "list" }
  | { verb: "preview"; issue: IssueReference; texts: IssueTexts }
  | { verb: "unplan"; id: string }
  | { verb: "send"; issue: IssueReference; texts: IssueTexts; isConfirmed: boolean; at: Date | null };

const textOptions = Object.fromEntries(
  ["subject", "preheader", "intro"].flatMap((field) =>
    locales.map((locale) => [`${field}-${locale}`, { type: "string" }] as const),
  ),
);

/**
 * Parses the words behind `npm run newsletter --`.
 *
 * @throws UserFacingError for anything else, with what is wrong
 */
export function readCommand(words: string[]): Command {
  const { values, positionals } = parse(words);
  const [verb = "help", ...rest] = positionals;
  if (values.help || verb === "help") return { verb: "help" };
  if (verb === "list" && rest.length === 0 && Object.keys(values).length === 0) return { verb };
  if (verb === "unplan") return { verb, id: readDraftId(rest) };
  if (verb !== "preview" && verb !== "send") throw new UserFacingError(`Unknown command "${verb}".\n\n${usage}`);
  const issue = readReference(verb, rest);
  const texts = {
    subject: pick(values, "subject"),
    preheader: pick(values, "preheader"),
    intro: pick(values, "intro"),
  };
  if (!("addresses" in issue) && [texts.subject, texts.preheader, texts.intro].some((text) => text.de || text.en))
    throw new UserFacingError("An issue that exists has its own texts: leave the options out.");
  if (verb === "preview" && values.yes) throw new UserFacingError("preview sends nothing and takes no --yes.");
  if (verb === "preview" && values.at) throw new UserFacingError("preview sends nothing and takes no --at.");
  if (verb === "preview") return { verb, issue, texts };
  return { verb, issue, texts, isConfirmed: values.yes === true, at: readTime(values.at) };
}

function readTime(written: string | boolean | undefined): Date | null {
  if (written === undefined) return null;
  const at = typeof written === "string" ? parseLocalInput(written) : null;
  if (!at) throw new UserFacingError("--at needs a date and time in Berlin, such as 2026-12-01T08:00.");
  return at;
}

function readDraftId(words: string[]): string {
  const reference = readReference("unplan", words);
  if (!("id" in reference)) throw new UserFacingError("unplan needs the id of a draft. list shows it.");
  return reference.id;
}

function parse(words: string[]) {
  try {
    const options = {
      ...textOptions,
      yes: { type: "boolean" },
      at: { type: "string" },
      help: { type: "boolean", short: "h" },
    } as const;
    return parseArgs({ args: words, options, allowPositionals: true }) as {
      values: Record<string, string | boolean | undefined>;
      positionals: string[];
    };
  } catch (error) {
    throw new UserFacingError(`${error instanceof Error ? error.message : error}\n\n${usage}`);
  }
}

function readReference(verb: string, words: string[]): IssueReference {
  const [first] = words;
  if (first === undefined) throw new UserFacingError(`${verb} needs recipes or stories.\n\n${usage}`);
  if (words.length > maxIssueItems) throw new UserFacingError(`An issue has at most ${maxIssueItems} entries.`);
  if (words.length === 1 && /^[1-9]\d{0,6}$/.test(first)) return { number: Number(first) };
  if (words.length === 1 && /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(first)) return { id: first };
  return { addresses: words };
}

function pick(values: Record<string, string | boolean | undefined>, field: string): Partial<Localized> {
  return Object.fromEntries(
    locales.flatMap((locale: Locale) => {
      const value = values[`${field}-${locale}`];
      return typeof value === "string" ? [[locale, value]] : [];
    }),
  );
}

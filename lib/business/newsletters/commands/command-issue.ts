import { getIssueContent } from "#lib/business/newsletters/issues/content-queries.ts";
import type { Issue, IssueContent, IssueText } from "#lib/business/newsletters/issues/issue.ts";
import { findIssueItems, listItemContents } from "#lib/business/newsletters/issues/item-queries.ts";
import { findIssueByItems, findIssueByNumber, getIssue } from "#lib/business/newsletters/issues/queries.ts";
import { issueTextSchema } from "#lib/business/newsletters/issues/schema.ts";
import { UserFacingError } from "#lib/platform/config/user-facing-error.ts";
import { isActiveLocale } from "#lib/platform/i18n/active-locales.ts";
import { type Localized, locales } from "#lib/platform/i18n/locales.ts";
import type { IssueReference, IssueTexts } from "./arguments.ts";

/** An issue that a command names: one that exists, or what a new one would contain. */
export interface CommandIssue {
  /** Null for one that is not in the database yet. */
  existing: Issue | null;
  itemIds: string[];
  contents: Localized<IssueContent>;
}

/**
 * Finds the issue, or reads what a new one would contain. Writes nothing.
 *
 * @throws UserFacingError when something is unknown, not public or missing in a language
 */
export async function resolveIssue(reference: IssueReference, texts: IssueTexts): Promise<CommandIssue> {
  if ("number" in reference || "id" in reference) {
    const issue = "id" in reference ? await getIssue(reference.id) : await findIssueByNumber(reference.number);
    if (!issue) throw new UserFacingError("There is no such issue. npm run newsletter -- list shows all of them.");
    return { existing: issue, itemIds: [], contents: await readContents(issue.id) };
  }
  const { ids, unknown } = await findIssueItems(reference.addresses);
  if (unknown.length > 0)
    throw new UserFacingError(`No public recipe or story has this address or slug: ${unknown.join(", ")}`);
  const id = await findIssueByItems(ids);
  const existing = id ? await getIssue(id) : null;
  if (existing) return { existing, itemIds: ids, contents: await readContents(existing.id) };
  return { existing, itemIds: ids, contents: await composeContents(ids, texts) };
}

async function readContents(issueId: string): Promise<Localized<IssueContent>> {
  return mapContents(async (locale) => {
    const content = await getIssueContent(issueId, locale);
    if (!content?.subject || content.entries.length === 0)
      throw new UserFacingError(`The issue lacks a subject or a public recipe or story in the language "${locale}".`);
    return content;
  });
}

async function composeContents(itemIds: string[], texts: IssueTexts): Promise<Localized<IssueContent>> {
  return mapContents(async (locale) => {
    const entries = await listItemContents(itemIds, locale);
    const [first] = entries;
    if (!first) throw new UserFacingError(`None of these recipes and stories has a text in the language "${locale}".`);
    const text = readText({
      subject: texts.subject[locale] ?? first.title,
      preheader: texts.preheader[locale] ?? first.summary.slice(0, 150),
      intro: texts.intro[locale] ?? "",
    });
    return { locale, slug: null, entries, ...text };
  });
}

function readText(text: IssueText): IssueText {
  const parsed = issueTextSchema.safeParse(text);
  if (parsed.success) return parsed.data;
  const { path, message } = parsed.error.issues[0] ?? { path: [], message: "" };
  throw new UserFacingError(`The ${path.join(".")} is ${message === "tooLong" ? "too long" : "missing"}.`);
}

async function mapContents(read: (locale: "de" | "en") => Promise<IssueContent>): Promise<Localized<IssueContent>> {
  const entries: [string, IssueContent][] = [];
  // A language that is switched off has no texts.
  const empty = { slug: null, entries: [], subject: "", preheader: "", intro: "" };
  for (const locale of locales)
    entries.push([locale, isActiveLocale(locale) ? await read(locale) : { locale, ...empty }]);
  return Object.fromEntries(entries) as Localized<IssueContent>;
}

import "server-only";
import { and, eq, isNull, sql } from "drizzle-orm";
import { recordChange } from "#lib/platform/audit-log/record-change.ts";
import { searchRedirects, searchSynonyms } from "#lib/platform/db/tables/statistics/search-rules.ts";
import type { Transaction } from "#lib/platform/db/transaction.ts";
import { changeAsEditor } from "#lib/platform/desk-resources/desk-change.ts";
import type { Locale } from "#lib/platform/i18n/locales.ts";
import { currentTime } from "#lib/platform/time/clock.ts";
import { toPhrase } from "./phrase.ts";
import type { ProposedRule } from "./relevance-queries.ts";
import type { RelevanceCheck } from "./schema.ts";

interface NewRule {
  locale: Locale;
  rule: ProposedRule;
  /** The phrase as it was typed. */
  typed: string;
  check: RelevanceCheck;
  reason: string;
  editorId: string;
}

/**
 * Adds a rule of the search. A phrase has at most one, and a search that is redirected leads to no
 * other one that is.
 *
 * @returns why it was not added, or null
 * @throws DeskError "forbidden" for other users
 */
export function addRule(input: NewRule): Promise<"exists" | "loop" | null> {
  const { locale, rule, typed, check, reason, editorId } = input;
  const { phrase } = rule;
  const row = {
    locale,
    phrase,
    typed,
    reason,
    judgedCount: check.queries.length,
    ndcgBefore: check.before,
    ndcgAfter: check.after,
    creatorId: editorId,
  };
  return changeAsEditor(editorId, async (tx) => {
    // Two editors add one after the other, so that each sees the rule of the other one.
    await tx.execute(sql`lock table search_synonyms, search_redirects in share row exclusive mode`);
    if (await hasRule(tx, locale, phrase)) return "exists";
    if ("meaning" in rule) {
      const values = { ...row, meaning: rule.meaning };
      const [added] = await tx.insert(searchSynonyms).values(values).returning({ id: searchSynonyms.id });
      await recordRule(tx, { actorId: editorId, action: "create", id: added?.id ?? null, typed });
      return null;
    }
    const isSearch = "search" in rule;
    if (isSearch && (await isLinked(tx, locale, phrase, toPhrase(rule.search, locale)))) return "loop";
    const target = {
      itemId: "itemId" in rule ? rule.itemId : null,
      categoryId: "categoryId" in rule ? rule.categoryId : null,
      search: isSearch ? rule.search : null,
    };
    const [added] = await tx
      .insert(searchRedirects)
      .values({ ...row, ...target })
      .returning({ id: searchRedirects.id });
    await recordRule(tx, { actorId: editorId, action: "create", id: added?.id ?? null, typed });
    return null;
  });
}

/**
 * Removes a rule; it stays as the history. Returns whether it was in use.
 *
 * @throws DeskError "forbidden" for other users
 */
export async function removeRule(kind: "synonym" | "redirect", id: string, editorId: string): Promise<boolean> {
  const table = kind === "synonym" ? searchSynonyms : searchRedirects;
  return changeAsEditor(editorId, async (tx) => {
    const [removed] = await tx
      .update(table)
      .set({ removedAt: currentTime(), removerId: editorId })
      .where(and(eq(table.id, id), isNull(table.removedAt)))
      .returning({ typed: table.typed });
    if (!removed) return false;
    await recordRule(tx, { actorId: editorId, action: "delete", id, typed: removed.typed });
    return true;
  });
}

async function recordRule(
  tx: Transaction,
  { id, typed, ...line }: { actorId: string; action: "create" | "delete"; id: string | null; typed: string },
): Promise<void> {
  await recordChange(tx, { ...line, subjectType: "search_rule", subjectId: id, subjectName: typed });
}

async function hasRule(tx: Transaction, locale: Locale, phrase: string): Promise<boolean> {
  for (const table of [searchSynonyms, searchRedirects]) {
    const condition = and(eq(table.locale, locale), eq(table.phrase, phrase), isNull(table.removedAt));
    if ((await tx.$count(table, condition)) > 0) return true;
  }
  return false;
}

/** Whether another redirect leads to the phrase, or the target leads on. */
async function isLinked(tx: Transaction, locale: Locale, phrase: string, target: string): Promise<boolean> {
  const rows = await tx
    .select({ phrase: searchRedirects.phrase, search: searchRedirects.search })
    .from(searchRedirects)
    .where(and(eq(searchRedirects.locale, locale), isNull(searchRedirects.removedAt)));
  return rows.some((row) => row.phrase === target || (row.search !== null && toPhrase(row.search, locale) === phrase));
}

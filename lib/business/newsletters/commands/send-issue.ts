import type { IssueContent } from "#lib/business/newsletters/issues/issue.ts";
import { findOrCreateIssue } from "#lib/business/newsletters/issues/mutations.ts";
import { cancelPlan, type PlanResult, planIssue } from "#lib/business/newsletters/issues/plan-mutations.ts";
import { countRecipients, getIssue } from "#lib/business/newsletters/issues/queries.ts";
import { startIssue } from "#lib/business/newsletters/issues/start-mutations.ts";
import { UserFacingError } from "#lib/platform/config/user-facing-error.ts";
import { getActiveLocales } from "#lib/platform/i18n/active-locales.ts";
import type { Locale } from "#lib/platform/i18n/locales.ts";
import type { Command } from "./arguments.ts";
import { type CommandIssue, resolveIssue } from "./command-issue.ts";
import { describeIssue } from "./describe-issues.ts";

/**
 * Starts an issue, which the running site then sends, and says what happens; without confirmation
 * what would happen. With a time it is planned instead. An issue that was started already is sent
 * to no subscriber twice.
 */
export async function sendIssue({
  issue,
  texts,
  isConfirmed,
  at,
}: Extract<Command, { verb: "send" }>): Promise<string> {
  const resolved = await resolveIssue(issue, texts);
  const { existing, contents } = resolved;
  if (existing && existing.state !== "draft") return describeStarted(existing.state, describeIssue(existing));
  const recipients = await countRecipients();
  const plan = getActiveLocales()
    .map((locale) => describePlan(locale, contents[locale], recipients[locale]))
    .join("\n");
  if (!isConfirmed) return `${plan}\nNothing was sent. Add --yes to send it.`;
  const id = await storeIssue(resolved);
  if (at) return `${plan}\n${describePlanned(await planIssue({ id, editorId: null, version: null }, at), id, at)}`;
  const result = await startIssue(id, null);
  if (result === "incomplete") throw new UserFacingError("A recipe or story is not public any more. Nothing was sent.");
  if (result === "held")
    throw new UserFacingError(
      "A backup was restored, and an admin has to release what is due at the desk first. Nothing was sent.",
    );
  const started = await getIssue(id);
  return `${plan}\nNewsletter ${started?.number} is being sent by the site, while it runs. npm run newsletter -- list shows how far.`;
}

/** Takes the planned time of a draft back. */
export async function unplanIssue({ id }: Extract<Command, { verb: "unplan" }>): Promise<string> {
  if ((await cancelPlan({ id, editorId: null })) === "canceled") return `Draft ${id} is not planned any more.`;
  throw new UserFacingError("There is no such draft. npm run newsletter -- list shows all issues.");
}

function describePlanned(result: PlanResult, id: string, at: Date): string {
  if (result === "planned") return `Draft ${id} is sent by the site at ${at.toISOString()}, if it runs then.`;
  if (result === "past") throw new UserFacingError("The time has passed. Nothing was planned.");
  throw new UserFacingError("No recipe or story will be public then. Nothing was planned.");
}

async function storeIssue({ existing, itemIds, contents }: CommandIssue): Promise<string> {
  return existing?.id ?? findOrCreateIssue({ itemIds, texts: contents });
}

function describePlan(locale: Locale, { subject, entries }: IssueContent, count: number): string {
  const titles = entries.map(({ title }) => `  - ${title}`).join("\n");
  return `${locale}: "${subject}" to ${count} confirmed ${count === 1 ? "subscriber" : "subscribers"}\n${titles}`;
}

function describeStarted(state: "sending" | "sent", line: string): string {
  const what = state === "sent" ? "was sent already" : "is being sent already";
  return `This issue ${what}; no subscriber gets it twice.\n${line}`;
}

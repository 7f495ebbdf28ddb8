import type { Issue } from "#lib/business/newsletters/issues/issue.ts";
import { listIssues } from "#lib/business/newsletters/issues/queries.ts";

/** The latest issues, one a line. */
export async function describeIssues(): Promise<string> {
  const { data, meta } = await listIssues(1);
  if (data.length === 0) return "There is no issue yet.";
  const rest = meta.pagination.count - data.length;
  return [...data.map(describeIssue), ...(rest > 0 ? [`and ${rest} older ones`] : [])].join("\n");
}

/** State and figures of an issue in one line. */
export function describeIssue({ id, number, state, isSample, plannedAt, startedAt, counts, texts }: Issue): string {
  const name = `${number === null ? `draft ${id}` : `${number}`}: ${texts.de.subject || "no subject"}`;
  if (isSample) return `${name} (sample content)`;
  if (state === "draft") return plannedAt ? `${name} (planned for ${formatTime(plannedAt)} UTC)` : name;
  const figures = [
    `${counts.sent} sent`,
    `${counts.hardBounces} undeliverable`,
    `${counts.softBounces} temporarily undeliverable`,
    `${counts.complaints} complaints`,
    `${counts.unsubscribes} unsubscribed`,
  ].join(", ");
  return `${name} (${state === "sending" ? "being sent since" : "sent"} ${startedAt && formatTime(startedAt)} UTC; ${figures})`;
}

const formatTime = (instant: Date) => instant.toISOString().slice(0, 16).replace("T", " ");

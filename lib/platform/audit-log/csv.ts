import "server-only";
import { stringify } from "csv-stringify/sync";
import type { AuditSubject } from "#lib/platform/db/tables/company/audit-log.ts";
import type { Locale } from "#lib/platform/i18n/locales.ts";
import { createMessageTranslator } from "#lib/platform/i18n/messages.ts";
import type { AuditFilter } from "./filter.ts";
import { type AuditEntry, readAuditEntries } from "./queries.ts";
import { createSentenceWriter } from "./sentence.ts";
import { nameSubjects } from "./subject-name-queries.ts";

const columns = ["time", "actor", "action", "subject", "id", "name", "sentence", "details"] as const;

/**
 * Writes the lines of a filter as CSV in batches, see https://www.rfc-editor.org/rfc/rfc4180. Times
 * are those of UTC. The first bytes are a mark by which spreadsheets know the encoding; in German
 * they find the cells by semicolons.
 */
export async function* writeAuditCsv(
  subjects: readonly AuditSubject[],
  filter: AuditFilter,
  locale: Locale,
): AsyncGenerator<string> {
  const [t, write] = await Promise.all([
    createMessageTranslator(locale, { namespace: "auditLog" }),
    createSentenceWriter(locale),
  ]);
  const writeRows = createRowWriter(locale === "de" ? ";" : ",");
  yield `\uFEFF${writeRows([columns.map((column) => t(`csv.${column}`))])}`;
  const toCells = (entry: AuditEntry) => [
    entry.createdAt.toISOString(),
    entry.actor?.name ?? "",
    t(`actionNames.${entry.action}`),
    t(`subjectNames.${entry.subjectType}`),
    entry.subjectId ?? "",
    entry.subjectName,
    write(entry),
    Object.keys(entry.details).length > 0 ? JSON.stringify(entry.details) : "",
  ];
  for await (const batch of readAuditEntries(subjects, filter)) {
    yield writeRows((await nameSubjects(batch, locale)).map(toCells));
  }
}

/**
 * An apostrophe keeps spreadsheets from running as a formula what a user has chosen as a name
 * (https://owasp.org/www-community/attacks/CSV_Injection).
 */
function createRowWriter(delimiter: string): (rows: string[][]) => string {
  const options = { quoted: true, quoted_empty: true, escape_formulas: true, record_delimiter: "windows" } as const;
  return (rows) => stringify(rows, { ...options, delimiter });
}

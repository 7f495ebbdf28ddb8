import type { createMessageTranslator } from "#lib/platform/i18n/messages.ts";
import { toMessageValues } from "./message-values.ts";
import { findingAddress, type ItemFinding } from "./report.ts";

type Translator = Awaited<ReturnType<typeof createMessageTranslator<"findings">>>;

/** Writes a finding as one line of English: severity, address, place, message and rule. */
export function formatFinding(finding: ItemFinding, t: Translator): string {
  const { severity, rule, place, values } = finding;
  const field = t(`field.${place.field}`, { number: place.index === null ? 0 : place.index + 1 });
  const where = t("place", { field, language: place.language ?? "none" });
  const message = t(`message.${rule}`, toMessageValues(values, "en"));
  return `${severity} ${findingAddress(finding, "en")} ${where}: ${message} (${rule})`;
}

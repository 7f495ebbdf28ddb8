import type { Locale } from "#lib/platform/i18n/locales.ts";
import { createMessageTranslator } from "#lib/platform/i18n/messages.ts";
import type { AuditEntry } from "./queries.ts";

export type AuditSentenceEntry = Pick<AuditEntry, "actor" | "action" | "subjectType" | "subjectId" | "subjectName">;

/**
 * Creates a function that writes lines of the audit log as sentences in a language. The words of
 * subjects and actions are separate messages, so that no pair of them is missing. What concerns
 * many subjects at once has its name behind the sentence.
 * components/platform/audit-log/audit-sentence.tsx does the same with links.
 */
export async function createSentenceWriter(locale: Locale): Promise<(entry: AuditSentenceEntry) => string> {
  const t = await createMessageTranslator(locale, { namespace: "auditLog" });
  return ({ actor, action, subjectType, subjectId, subjectName }) => {
    const isOne = subjectId !== null;
    const withName = (noun: string) => (isOne && subjectName ? `${noun} ${t("quoted", { name: subjectName })}` : noun);
    const sentence = t.markup(`actions.${action}`, {
      actor: actor?.name ?? t("deletedActor"),
      subject: subjectType,
      object: () => withName(t(`subjects.${subjectType}.${isOne ? "one" : "many"}`)),
      owner: () => withName(t(`subjects.${subjectType}.${isOne ? "ofOne" : "ofMany"}`)),
    });
    return isOne || !subjectName ? sentence : `${sentence}: ${subjectName}`;
  };
}

import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { Link } from "#components/ui/navigation/link.tsx";
import type { AuditSentenceEntry } from "#lib/platform/audit-log/sentence.ts";

interface AuditSentenceProps {
  entry: AuditSentenceEntry;
  /** Page of the subject; null without one. */
  href: string | null;
}

/**
 * A line of the audit log as a sentence; lib/platform/audit-log/sentence.ts writes the same as
 * text.
 */
export function AuditSentence({ entry, href }: AuditSentenceProps) {
  const t = useTranslations("auditLog");
  const { actor, action, subjectType, subjectId, subjectName } = entry;
  const isOne = subjectId !== null;
  const withLink = (text: string): ReactNode =>
    href ? (
      <Link href={href} className="text-primary underline">
        {text}
      </Link>
    ) : (
      text
    );
  const withName = (noun: string): ReactNode =>
    isOne && subjectName ? (
      <>
        {noun} {withLink(t("quoted", { name: subjectName }))}
      </>
    ) : (
      withLink(noun)
    );
  const sentence = t.rich(`actions.${action}`, {
    actor: actor?.name ?? t("deletedActor"),
    subject: subjectType,
    object: () => withName(t(`subjects.${subjectType}.${isOne ? "one" : "many"}`)),
    owner: () => withName(t(`subjects.${subjectType}.${isOne ? "ofOne" : "ofMany"}`)),
  });
  return isOne || !subjectName ? (
    sentence
  ) : (
    <>
      {sentence}: {subjectName}
    </>
  );
}

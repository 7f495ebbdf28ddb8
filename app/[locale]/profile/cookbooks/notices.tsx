import { getTranslations } from "next-intl/server";
import { Button } from "#components/ui/button.tsx";
import { ErrorSummary } from "#components/ui/forms/error-summary.tsx";
import { Icon } from "#components/ui/icons/icon.tsx";
import type { Locale } from "#lib/platform/i18n/locales.ts";

interface UndoNoticeProps {
  text: string;
  action: (form: FormData) => Promise<void>;
  /** The hidden fields of the form. */
  fields: { id: string; item?: string; locale: Locale };
}

/** Offers to undo a deletion to readers without script; the others get a toast. */
export async function UndoNotice({ text, action, fields }: UndoNoticeProps) {
  const t = await getTranslations("cookbooks.delete");
  return (
    <form action={action} role="status" className="mb-6 flex flex-wrap items-center gap-3 rounded-2 bg-tint px-4 py-2">
      <p>{text}</p>
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Button type="submit" variant="bare">
        {t("undo")}
      </Button>
    </form>
  );
}

const errorCodes = ["missing", "shelfFull", "bookFull", "tooLate", "titleMissing", "limited", "cover"] as const;

/**
 * The error of a form without script, as the query parameter `problem` names it; nothing for other
 * values.
 */
export async function ErrorNotice({ problem }: { problem: string | undefined }) {
  const t = await getTranslations("cookbooks.errors");
  const code = errorCodes.find((known) => known === problem);
  if (!code) return null;
  return (
    <div className="mb-6">
      <ErrorSummary text={t(code)} icon={<Icon name="circleAlert" />} />
    </div>
  );
}

/** A query parameter, unless it is repeated. */
export function singleParam(param: string | string[] | undefined): string | undefined {
  return typeof param === "string" ? param : undefined;
}

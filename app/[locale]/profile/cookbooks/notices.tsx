import { getTranslations } from "next-intl/server";
import { Button } from "#components/ui/button.tsx";
import { FormSummary } from "#components/ui/form-summary.tsx";
import { Icon } from "#components/ui/icon.tsx";
import type { Locale } from "#lib/i18n/locales.ts";

interface UndoNoticeProps {
  text: string;
  action: (form: FormData) => Promise<void>;
  /** What the form says about what is to come back. */
  fields: { id: string; item?: string; locale: Locale };
}

/** Something is gone and can be taken back: what a toast says to readers with script. */
export async function UndoNotice({ text, action, fields }: UndoNoticeProps) {
  const t = await getTranslations("cookbooks.delete");
  return (
    <form action={action} role="status" className="mb-6 flex flex-wrap items-center gap-3 rounded-2 bg-tint px-4 py-2">
      <p>{text}</p>
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Button type="submit" look="bare">
        {t("undo")}
      </Button>
    </form>
  );
}

const problems = ["missing", "shelfFull", "bookFull", "tooLate", "cover"] as const;

/** Why a form without script could not do what it was asked for; nothing for anything else in the address. */
export async function ProblemNotice({ problem }: { problem: string | undefined }) {
  const t = await getTranslations("cookbooks.problem");
  const known = problems.find((name) => name === problem);
  if (!known) return null;
  return (
    <div className="mb-6">
      <FormSummary text={t(known)} icon={<Icon name="circleAlert" />} />
    </div>
  );
}

/** A parameter of an address that stands there once. */
export function one(param: string | string[] | undefined): string | undefined {
  return typeof param === "string" ? param : undefined;
}

"use client";
import { useTranslations } from "next-intl";
import { Button } from "#components/ui/button.tsx";
import { testMailAction, testStorageAction } from "#lib/desk/setup/actions.ts";
import type { SetupTestState } from "#lib/desk/setup/schema.ts";
import { useFormAction } from "#lib/platform/browser/forms/use-form-action.ts";
import type { Locale } from "#lib/platform/i18n/locales.ts";

const actions = { mail: testMailAction, storage: testStorageAction };

/** A button that tests mail or storage, and what the test has found. Needs `setup.tests`. */
export function TestForm({ kind, locale }: { kind: keyof typeof actions; locale: Locale }) {
  const t = useTranslations("setup.tests");
  const { state, status, isSending, form } = useFormAction<never, never>(actions[kind], []);
  const { result } = state as SetupTestState;
  return (
    <form {...form} className="mt-3 grid gap-2">
      <input type="hidden" name="locale" value={locale} />
      <Button type="submit" variant="secondary" aria-disabled={isSending} className="justify-self-start">
        {isSending ? t("running") : t(`${kind}.button`)}
      </Button>
      <div role="status" className="text-sm empty:hidden">
        {!isSending && result && (
          <p className={result.isPassed ? "text-success" : "font-strong text-error"}>
            {t(`${kind}.${result.isPassed ? "passed" : "failed"}`)}{" "}
            <code className="[overflow-wrap:anywhere]">{result.answer}</code>
          </p>
        )}
        {!isSending && (status === "failed" || status === "limited") && (
          <p className="font-strong text-error">{t(status)}</p>
        )}
      </div>
    </form>
  );
}

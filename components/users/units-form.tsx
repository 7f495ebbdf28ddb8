"use client";
import { useEffect } from "react";
import { Button } from "#components/ui/button.tsx";
import { Segment } from "#components/ui/choice.tsx";
import { useFormAction } from "#components/ui/use-form-action.ts";
import { useUnits } from "#components/ui/use-units.ts";
import { refreshViewer } from "#components/ui/use-viewer.ts";
import { SavedNote } from "#components/users/saved-note.tsx";
import type { UnitSystem } from "#lib/db/tables/users.ts";
import type { Locale } from "#lib/i18n/locales.ts";
import { changeUnitsAction } from "#lib/users/actions.ts";
import { unitsFields } from "#lib/users/schema.ts";

export const unitsFormWords = ["units", "metric", "us", "everywhere", "save", "saved", "failed"] as const;

interface UnitsFormProps {
  /** Null as long as the account has not been told: then it shows what this device measures in. */
  chosen: UnitSystem | null;
  locale: Locale;
  words: Record<(typeof unitsFormWords)[number], string>;
}

/** What recipes and the shopping list are measured in. */
export function UnitsForm({ chosen, locale, words }: UnitsFormProps) {
  const { status, isSending, form } = useFormAction(changeUnitsAction, unitsFields);
  const here = useUnits();
  const shown = chosen ?? here;
  const isSaved = status === "sent";
  // The page in front of them follows the account.
  useEffect(() => {
    if (isSaved && !isSending) void refreshViewer();
  }, [isSaved, isSending]);

  const options = [
    { value: "metric", label: words.metric },
    { value: "us", label: words.us },
  ];
  return (
    <form {...form} className="grid gap-2">
      <input type="hidden" name="locale" value={locale} />
      <div className="flex flex-wrap items-end gap-x-4 gap-y-3">
        <Segment key={shown} legend={words.units} name="units" options={options} defaultValue={shown} />
        <Button type="submit" look="secondary" aria-disabled={isSending}>
          {words.save}
        </Button>
      </div>
      <p className="text-ink-3 text-sm">{words.everywhere}</p>
      <SavedNote isSaved={isSaved} isSending={isSending} text={words.saved} locale={locale} />
      <p role="alert" className="font-strong text-error text-sm empty:hidden">
        {status === "failed" && words.failed}
      </p>
    </form>
  );
}

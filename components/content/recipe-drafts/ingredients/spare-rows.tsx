"use client";
import { useTranslations } from "next-intl";
import type { DraftLookups } from "#lib/content/recipe-drafts/editing/lookups.ts";
import type { Locale } from "#lib/platform/i18n/locales.ts";

const spareRows = [0, 1, 2];

interface SpareRowsProps {
  path: string;
  /** Index of the first one. */
  from: number;
  language: Locale;
  lookups: DraftLookups;
  datalistId: string;
}

/** Empty rows for forms without script; those that stay empty are dropped. */
export function SpareRows({ path, from, language, lookups, datalistId }: SpareRowsProps) {
  const t = useTranslations("recipeDrafts.ingredients");
  return (
    <noscript>
      {spareRows.map((number) => {
        const row = `${path}.ingredients.${from + number}`;
        const name = t("newRow", { number: from + number + 1 });
        return (
          <div key={number} className="draft-row">
            <input name={`${row}.amount`} aria-label={t("amountOf", { name })} className="text-input min-h-12" />
            <select name={`${row}.unit`} aria-label={t("unitOf", { name })} className="text-input min-h-12 min-w-0">
              <option value="">{t("noUnit")}</option>
              {lookups.units.map(({ code, names }) => (
                <option key={code} value={code}>
                  {names[language].one}
                </option>
              ))}
            </select>
            <input
              name={`${row}.name`}
              list={datalistId}
              aria-label={t("nameOf", { number: from + number + 1 })}
              className="text-input min-h-12"
            />
          </div>
        );
      })}
    </noscript>
  );
}

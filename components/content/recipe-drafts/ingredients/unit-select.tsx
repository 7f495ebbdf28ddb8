"use client";
import { useTranslations } from "next-intl";
import type { DraftLookups } from "#lib/content/recipe-drafts/editing/lookups.ts";
import type { Locale } from "#lib/platform/i18n/locales.ts";

interface UnitSelectProps {
  name: string;
  label: string;
  value: string | null;
  units: DraftLookups["units"];
  language: Locale;
  onChange: (unit: string | null) => void;
}

/** The unit of an amount; none for counted pieces. */
export function UnitSelect({ name, label, value, units, language, onChange }: UnitSelectProps) {
  const t = useTranslations("recipeDrafts.ingredients");
  return (
    <select
      name={name}
      aria-label={label}
      value={value ?? ""}
      className="text-input min-h-12 min-w-0"
      onChange={(event) => onChange(event.target.value || null)}
    >
      <option value="">{t("noUnit")}</option>
      {units.map(({ code, names }) => (
        <option key={code} value={code}>
          {names[language].one}
        </option>
      ))}
    </select>
  );
}

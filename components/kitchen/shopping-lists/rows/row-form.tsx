"use client";
import { useLocale, useTranslations } from "next-intl";
import { type FormEvent, type ReactNode, useEffect, useId, useRef, useState } from "react";
import { Button } from "#components/ui/button.tsx";
import { FieldError } from "#components/ui/forms/field-error.tsx";
import type { DisplayRow, UnitNames } from "#lib/kitchen/shopping-lists/display-rows.ts";
import type { ItemChange } from "#lib/kitchen/shopping-lists/list-change.ts";
import { parseRowForm, type RowError } from "#lib/kitchen/shopping-lists/row-form-parser.ts";
import { formatNumber } from "#lib/platform/i18n/number.ts";

interface RowFormProps {
  row: DisplayRow;
  units: UnitNames;
  errorIcon: ReactNode;
  onSave: (changes: ItemChange[]) => void;
  onClose: () => void;
}

const fieldClass =
  "min-h-12 min-w-0 rounded-2 border-[1.5px] border-line-strong bg-surface px-[0.85rem] aria-invalid:border-2 aria-invalid:border-error";

/**
 * Changes a row: one field per entry of the reader, with its words, and one per total of the
 * recipes.
 */
export function RowForm({ row, units, errorIcon, onSave, onClose }: RowFormProps) {
  const locale = useLocale();
  const t = useTranslations("shoppingLists.page");
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const [error, setError] = useState<{ field: number; code: RowError }>();
  const { ownEntries, totals } = row;

  useEffect(() => form.current?.querySelector("input")?.select(), []);

  function save(event: FormEvent) {
    event.preventDefault();
    const fields = [...(form.current?.querySelectorAll("input") ?? [])];
    const parsed = parseRowForm(
      row,
      fields.map(({ value }) => value),
    );
    if (Array.isArray(parsed)) return onSave(parsed);
    setError(parsed);
    fields[parsed.field]?.focus();
  }

  const fieldProps = (field: number) => ({
    id: `${id}-${field}`,
    ...(error?.field === field && { "aria-invalid": true, "aria-describedby": `${id}-note` }),
  });
  const formatAmount = (amount: number) =>
    formatNumber(amount, locale, { maximumFractionDigits: 2, useGrouping: false });
  return (
    <form
      ref={form}
      noValidate
      onSubmit={save}
      onKeyDown={(event) => event.key === "Escape" && onClose()}
      className="grid gap-3 py-3 print:hidden"
    >
      {ownEntries.map((item, index) => (
        <div key={item.id} className="grid gap-2">
          <label htmlFor={`${id}-${index}`} className="font-strong text-sm">
            {t("textOf")}
          </label>
          <input {...fieldProps(index)} defaultValue={item.text} className={fieldClass} />
        </div>
      ))}
      {totals.map(({ amount, unit }, index) => (
        <div key={unit} className="grid gap-2">
          <label htmlFor={`${id}-${ownEntries.length + index}`} className="font-strong text-sm">
            {t(ownEntries.length > 0 ? "amountOfRecipes" : "amountOf", { name: row.name })}
          </label>
          <span className="flex items-center gap-2">
            <input
              {...fieldProps(ownEntries.length + index)}
              inputMode="decimal"
              defaultValue={formatAmount(amount)}
              className={`${fieldClass} w-24 text-right`}
            />
            {unit === null ? t("piecesUnit") : (units[unit]?.many ?? unit)}
          </span>
        </div>
      ))}
      <span className="flex gap-1">
        <Button type="submit" variant="secondary">
          {t("save")}
        </Button>
        <Button variant="bare" onClick={onClose}>
          {t("cancel")}
        </Button>
      </span>
      <FieldError id={`${id}-note`} icon={errorIcon}>
        {error && t(error.code)}
      </FieldError>
    </form>
  );
}

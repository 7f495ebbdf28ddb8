"use client";
import { useLocale, useTranslations } from "next-intl";
import { type ReactNode, useState } from "react";
import { RowForm } from "#components/kitchen/shopping-lists/rows/row-form.tsx";
import { DropdownMenu } from "#components/ui/navigation/dropdown-menu.tsx";
import type { DisplayRow, UnitNames } from "#lib/kitchen/shopping-lists/display-rows.ts";
import type { ItemChange } from "#lib/kitchen/shopping-lists/list-change.ts";
import { pickLocale } from "#lib/platform/i18n/locales.ts";

export interface ListRowProps {
  row: DisplayRow;
  units: UnitNames;
  icons: Record<"more" | "pencil" | "x" | "error", ReactNode>;
  onTick: (row: DisplayRow, isTicked: boolean) => void;
  onChange: (changes: ItemChange[]) => void;
  onRemove: (rows: DisplayRow[]) => void;
}

/** One row of the list, to tick off, change and remove. */
export function ListRow({ row, units, icons, onTick, onChange, onRemove }: ListRowProps) {
  const locale = useLocale();
  const t = useTranslations("shoppingLists.page");
  const [isEditing, setEditing] = useState(false);
  const { name, amount, recipes, isTicked, totals, ownEntries } = row;
  const isOwn = ownEntries.length > 0;
  const titles = recipes.flatMap((recipe) => pickLocale(recipe.titles, locale) ?? []);
  const sources = [...titles, ...(isOwn && titles.length > 0 ? [t("own")] : [])].join(", ");

  if (isEditing) {
    return (
      <li data-line={row.key} className="list-row list-row-editing">
        <p className="hidden print:block">
          {amount} {name}
        </p>
        <RowForm
          row={row}
          units={units}
          errorIcon={icons.error}
          onClose={() => setEditing(false)}
          onSave={(changes) => {
            setEditing(false);
            if (changes.length > 0) onChange(changes);
          }}
        />
      </li>
    );
  }
  return (
    <li data-line={row.key} className="list-row" data-ticked={isTicked || undefined}>
      <label>
        <input type="checkbox" checked={isTicked} onChange={() => onTick(row, !isTicked)} />
        <b>{amount}</b>
        <span>{name}</span>
        {sources && <small>{sources}</small>}
      </label>
      <DropdownMenu label={t("lineMore", { name })} icon={icons.more} className="flex-none print:hidden">
        {(isOwn || totals.length > 0) && (
          <li>
            <button type="button" onClick={() => setEditing(true)}>
              {icons.pencil}
              {t(isOwn ? "changeText" : "changeAmount")}
            </button>
          </li>
        )}
        <li>
          <button type="button" onClick={() => onRemove([row])}>
            {icons.x}
            {t("remove")}
          </button>
        </li>
      </DropdownMenu>
    </li>
  );
}

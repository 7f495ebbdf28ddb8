"use client";
import clsx from "clsx";
import { type ReactNode, useState } from "react";
import { LineForm } from "#components/shopping-lists/line-form.tsx";
import { DropMenu } from "#components/ui/drop-menu.tsx";
import { fillIn } from "#lib/i18n/fill-in.ts";
import { type Locale, pickLocale } from "#lib/i18n/locales.ts";
import type { EntryChange } from "#lib/shopping-lists/entry.ts";
import type { Line, UnitWords } from "#lib/shopping-lists/lines.ts";
import type { PageWords } from "#lib/shopping-lists/page-words.ts";

export interface LineRowProps {
  line: Line;
  locale: Locale;
  units: UnitWords;
  words: PageWords;
  icons: Record<"more" | "pencil" | "x" | "error", ReactNode>;
  onTick: (line: Line, isTicked: boolean) => void;
  onChange: (changes: EntryChange[]) => void;
  onRemove: (lines: Line[]) => void;
}

const box = clsx(
  "grid size-6 flex-none cursor-pointer appearance-none place-items-center rounded-1 border-[1.5px] border-line-strong bg-surface",
  "checked:border-kobalt checked:bg-kobalt checked:after:h-[0.75rem] checked:after:w-[0.4rem] checked:after:-translate-y-px checked:after:rotate-42",
  "checked:after:border-on-kobalt checked:after:border-r-[2.5px] checked:after:border-b-[2.5px] forced-colors:appearance-auto",
);

/** One thing to buy: to be ticked off, changed and taken off. */
export function LineRow({ line, locale, units, words, icons, onTick, onChange, onRemove }: LineRowProps) {
  const [isEditing, setEditing] = useState(false);
  const { name, amount, recipes, isTicked, totals } = line;
  const isOwn = line.entries[0]?.good === null;
  const sources = recipes.flatMap(({ titles }) => pickLocale(titles, locale) ?? []).join(", ");
  const change = isOwn ? words.changeText : words.changeAmount;

  if (isEditing) {
    return (
      <li data-line={line.key} className="border-line not-last:border-b">
        <p className="hidden print:block">
          {amount} {name}
        </p>
        <LineForm
          {...{ line, locale, units, words }}
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
    <li data-line={line.key} className="flex items-center border-line not-last:border-b print:break-inside-avoid">
      <label
        className={clsx(
          "grid min-h-[3.1rem] min-w-0 flex-1 cursor-pointer grid-cols-[1.75rem_4.6rem_minmax(0,1fr)] items-center gap-x-[0.6rem] py-2 text-[1.125rem] leading-[1.3] md:grid-cols-[1.75rem_5.2rem_minmax(0,1fr)_auto]",
          "print:min-h-0 print:py-[2pt] print:text-[11pt]",
          isTicked && "text-ink-3",
        )}
      >
        <input type="checkbox" className={box} checked={isTicked} onChange={() => onTick(line, !isTicked)} />
        <b className={clsx("text-right font-strong tabular-nums", isTicked && "line-through")}>{amount}</b>
        <span className={clsx("hyphens-auto wrap-anywhere min-w-0", isTicked && "line-through")}>{name}</span>
        {sources && (
          <small
            className="text-ink-3 text-sm max-md:col-start-3 md:max-w-[17rem] md:truncate md:text-right"
            title={sources}
          >
            {sources}
          </small>
        )}
      </label>
      <DropMenu label={fillIn(words.lineMore, { name })} icon={icons.more} className="flex-none print:hidden">
        {(isOwn || totals.length > 0) && (
          <li>
            <button type="button" onClick={() => setEditing(true)}>
              {icons.pencil}
              {change}
            </button>
          </li>
        )}
        <li>
          <button type="button" onClick={() => onRemove([line])}>
            {icons.x}
            {words.remove}
          </button>
        </li>
      </DropMenu>
    </li>
  );
}

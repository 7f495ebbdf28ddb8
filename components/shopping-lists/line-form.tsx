"use client";
import { type FormEvent, type ReactNode, useEffect, useId, useRef, useState } from "react";
import { Button } from "#components/ui/button.tsx";
import { fillIn } from "#lib/i18n/fill-in.ts";
import { type EntryChange, limits } from "#lib/shopping-lists/entry.ts";
import type { Line, UnitWords } from "#lib/shopping-lists/lines.ts";
import type { PageWords } from "#lib/shopping-lists/page-words.ts";
import { shareOut } from "#lib/shopping-lists/totals.ts";

interface LineFormProps {
  line: Line;
  units: UnitWords;
  locale: string;
  words: PageWords;
  errorIcon: ReactNode;
  onSave: (changes: EntryChange[]) => void;
  onClose: () => void;
}

const field =
  "min-h-12 min-w-0 rounded-2 border-[1.5px] border-line-strong bg-surface px-[0.85rem] aria-invalid:border-2 aria-invalid:border-error";

/** Another amount for each of the totals of a line, or other words for what somebody has written. */
export function LineForm({ line, units, locale, words, errorIcon, onSave, onClose }: LineFormProps) {
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const [error, setError] = useState<"textMissing" | "textTooLong" | "amountWrong">();
  const isOwn = line.entries[0]?.good === null;

  useEffect(() => form.current?.querySelector("input")?.select(), []);

  function save(event: FormEvent) {
    event.preventDefault();
    const typed = [...(form.current?.querySelectorAll("input") ?? [])].map(({ value }) => value);
    const changes = isOwn ? readText(typed[0] ?? "") : readAmounts(typed);
    if (typeof changes === "string") {
      setError(changes);
      form.current?.querySelector("input")?.focus();
      return;
    }
    onSave(changes);
  }

  function readText(typed: string) {
    const text = typed.replace(/\s+/g, " ").trim();
    if (text === "") return "textMissing";
    if (text.length > limits.text) return "textTooLong";
    return line.entries.map((entry) => ({ id: entry.id, text }));
  }

  function readAmounts(typed: string[]) {
    const changes: EntryChange[] = [];
    for (const [n, total] of line.totals.entries()) {
      const amount = readNumber(typed[n] ?? "");
      if (amount === null) return "amountWrong";
      if (amount === total.amount) continue;
      const shares = shareOut(total, line.entries, amount);
      // What is a crumb of a total still is something, and no part is more than a list can hold.
      if (shares.some((share) => !(share.amount > 0 && share.amount <= limits.amount))) return "amountWrong";
      changes.push(...shares);
    }
    return changes;
  }

  const note = error ? { "aria-invalid": true, "aria-describedby": `${id}-note` } : {};
  return (
    <form
      ref={form}
      noValidate
      onSubmit={save}
      onKeyDown={(event) => event.key === "Escape" && onClose()}
      className="grid gap-2 py-3 print:hidden"
    >
      <label htmlFor={`${id}-0`} className="font-strong text-sm">
        {fillIn(isOwn ? words.textOf : words.amountOf, { name: line.name })}
      </label>
      <div className="flex flex-wrap items-center gap-2">
        {isOwn ? (
          <input id={`${id}-0`} defaultValue={line.name} className={`${field} flex-1 basis-56`} {...note} />
        ) : (
          line.totals.map(({ amount, unit }, n) => (
            <span key={unit} className="flex items-center gap-2">
              <input
                id={`${id}-${n}`}
                inputMode="decimal"
                aria-label={n === 0 ? undefined : fillIn(words.amountOf, { name: line.name })}
                defaultValue={new Intl.NumberFormat(locale, { maximumFractionDigits: 2, useGrouping: false }).format(
                  amount,
                )}
                className={`${field} w-24 text-right`}
                {...note}
              />
              {unit === null ? words.piecesUnit : (units[unit]?.many ?? unit)}
            </span>
          ))
        )}
        <span className="flex gap-1">
          <Button type="submit" look="secondary">
            {words.save}
          </Button>
          <Button look="bare" onClick={onClose}>
            {words.cancel}
          </Button>
        </span>
      </div>
      {error && (
        <p id={`${id}-note`} role="alert" className="flex items-start gap-[0.4rem] font-strong text-error text-sm">
          {errorIcon}
          {words[error]}
        </p>
      )}
    </form>
  );
}

/** "1,5" and "1.5" are the same number; null for what is none, or not to be had. */
function readNumber(typed: string): number | null {
  const text = typed.trim().replace(",", ".");
  const number = Number(text);
  return /^\d{1,6}(\.\d{1,3})?$/.test(text) && number > 0 && number <= limits.amount ? number : null;
}

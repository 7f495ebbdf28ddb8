"use client";
import { useTranslations } from "next-intl";
import { type ReactNode, useRef } from "react";
import type { EntryView } from "#components/desk/calendar/entry-view.ts";
import { Button } from "#components/ui/button.tsx";
import { FormAlert } from "#components/ui/forms/form-alert.tsx";
import { TextField } from "#components/ui/forms/text-field.tsx";
import { DialogIcon } from "#components/ui/icons/dialog-icon.tsx";
import { usePointerDrag } from "#components/ui/use-pointer-drag.ts";
import { moveEntryAction } from "#lib/desk/calendar/actions.ts";
import type { MoveError } from "#lib/desk/calendar/schema.ts";
import { useFormAction } from "#lib/platform/browser/forms/use-form-action.ts";
import type { Locale } from "#lib/platform/i18n/locales.ts";

interface MoveFormProps {
  entry: EntryView;
  locale: Locale;
  /** Unique on the page. */
  id: string;
  /** The first day that it can be moved to. */
  minDate: string;
  canDrag: boolean;
  errorIcon: ReactNode;
}

/**
 * Moves an entry to another day: with a date field, also without script, or dragged onto a day of
 * the table. Needs the messages `calendar.move`.
 */
export function MoveForm({ entry, locale, id, minDate, canDrag, errorIcon }: MoveFormProps) {
  const t = useTranslations("calendar.move");
  const { kind, id: itemId, at, date, title } = entry;
  const { status, errors, values, isSending, form } = useFormAction<"date", MoveError>(moveEntryAction, ["date"]);
  const field = useRef<HTMLInputElement>(null);
  const error = errors.date && t(`errors.${errors.date}`);
  const hasFailed = status === "failed" || status === "limited";

  function drop(day: string) {
    if (!field.current || day === date) return;
    field.current.value = day;
    field.current.form?.requestSubmit();
  }

  return (
    <div className="flex items-start gap-1">
      {canDrag && <DayGrip label={t("grip", { title })} onDrop={drop} />}
      <details className="min-w-0 flex-1" open={error !== undefined || hasFailed || undefined}>
        <summary className="min-h-6 cursor-pointer text-sm underline" aria-label={t("openFull", { title })}>
          {t("open")}
        </summary>
        <form {...form} className="mt-2 grid gap-2">
          <input type="hidden" name="kind" value={kind} />
          <input type="hidden" name="id" value={itemId} />
          <input type="hidden" name="from" value={at} />
          <input type="hidden" name="locale" value={locale} />
          <TextField
            ref={field}
            id={`${id}-date`}
            name="date"
            type="date"
            label={t("date")}
            min={minDate}
            required
            defaultValue={values.date || date}
            error={error}
            errorIcon={errorIcon}
          />
          <FormAlert>{hasFailed && t("failed")}</FormAlert>
          <Button type="submit" variant="secondary" aria-disabled={isSending} className="justify-self-start">
            {t("submit")}
          </Button>
        </form>
      </details>
    </div>
  );
}

/** Drags an entry onto a day: the cells of the table carry their date. */
function DayGrip({ label, onDrop }: { label: string; onDrop: (day: string) => void }) {
  const ref = useRef<HTMLSpanElement>(null);
  const day = useRef("");

  function mark(next: string) {
    for (const cell of document.querySelectorAll("[data-drop]")) cell.removeAttribute("data-drop");
    day.current = next;
    document.querySelector(`[data-entry="${next}"]`)?.setAttribute("data-drop", "");
  }

  const startDrag = usePointerDrag(ref, {
    onOver: mark,
    onDrop: () => {
      const target = day.current;
      mark("");
      if (target) onDrop(target);
    },
    onCancel: () => mark(""),
  });

  return (
    <span
      ref={ref}
      title={label}
      aria-hidden="true"
      className="draft-grip needs-script inline-grid min-h-6 min-w-6 place-items-center"
      onPointerDown={(event) => {
        event.preventDefault();
        startDrag(event);
      }}
    >
      <DialogIcon name="grip" />
    </span>
  );
}

"use client";
import { useTranslations } from "next-intl";
import { useDeferredValue, useState } from "react";
import { Button } from "#components/ui/button.tsx";
import { DialogIcon } from "#components/ui/icons/dialog-icon.tsx";
import {
  acceptProposals,
  listMarkedValues,
  listProposedValues,
  type TextValue,
  unmarkValue,
} from "#lib/content/recipe-drafts/editing/marked-text.ts";
import type { createMarkupContext } from "#lib/content/recipe-drafts/editing/step-ingredients.ts";

interface MarkedValuesProps {
  /** Id of the text. */
  id: string;
  stored: string;
  markup: ReturnType<typeof createMarkupContext>;
  announce: (text: string) => void;
  onChange: (stored: string) => void;
}

/** Values that were found in a text and can be marked, and those that are. Needs a script. */
export function MarkedValues({ id, stored, markup, announce, onChange }: MarkedValuesProps) {
  const t = useTranslations("recipeDrafts.steps");
  const [dismissed, setDismissed] = useState<string[]>([]);
  const { rows, context } = markup;
  // Typing is not held up by the search for values.
  const searched = useDeferredValue(stored);
  const isCurrent = searched === stored;
  const proposed = listProposedValues(searched, rows, context).filter(({ text }) => !dismissed.includes(text));
  const marked = listMarkedValues(searched, context);
  const key = ({ index, text }: TextValue) => `${index} ${text}`;

  function accept(values: TextValue[]) {
    if (!isCurrent) return;
    announce(t("acceptedCount", { count: values.length }));
    document.getElementById(id)?.focus();
    onChange(acceptProposals(stored, values, context));
  }

  function unmark(value: TextValue) {
    if (!isCurrent) return;
    document.getElementById(id)?.focus();
    // It would be proposed again at once.
    setDismissed([...dismissed, value.text]);
    onChange(unmarkValue(stored, value, context));
  }

  function dismiss({ text }: TextValue) {
    document.getElementById(id)?.focus();
    setDismissed([...dismissed, text]);
  }

  const labelOf = ({ text, value }: TextValue) => `${t(`kinds.${kindOf(value)}`)}: ${text}`;
  return (
    <>
      {proposed.length > 0 && (
        <div className="mt-2">
          <p id={`${id}-proposed`} className="flex items-center gap-2 text-ink-2 text-sm">
            <DialogIcon name="timer" />
            {t("proposed")}
          </p>
          <p className="text-ink-3 text-sm">{t("proposedHint")}</p>
          <ul aria-labelledby={`${id}-proposed`} className="mt-2 flex flex-wrap gap-2">
            {proposed.map((value) => (
              <li key={key(value)} className="draft-value">
                {labelOf(value)}
                <button
                  type="button"
                  className="icon-button"
                  aria-label={t("accept", { value: labelOf(value) })}
                  onClick={() => accept([value])}
                >
                  <DialogIcon name="check" />
                </button>
                <button
                  type="button"
                  className="icon-button"
                  aria-label={t("dismiss", { value: labelOf(value) })}
                  onClick={() => dismiss(value)}
                >
                  <DialogIcon name="x" />
                </button>
              </li>
            ))}
            {proposed.length > 1 && (
              <li>
                <Button variant="bare" onClick={() => accept(proposed)}>
                  {t("acceptAll")}
                </Button>
              </li>
            )}
          </ul>
        </div>
      )}
      {marked.length > 0 && (
        <div className="mt-2 flex flex-wrap items-center gap-2">
          <p id={`${id}-marked`} className="text-ink-2 text-sm">
            {t("marked")}
          </p>
          <ul aria-labelledby={`${id}-marked`} className="flex flex-wrap gap-2">
            {marked.map((value) => (
              <li key={key(value)} className="draft-value">
                {labelOf(value)}
                <button
                  type="button"
                  className="icon-button"
                  aria-label={t("unmark", { value: labelOf(value) })}
                  onClick={() => unmark(value)}
                >
                  <DialogIcon name="x" />
                </button>
              </li>
            ))}
          </ul>
        </div>
      )}
    </>
  );
}

function kindOf(value: TextValue["value"]) {
  if (value.type !== "duration") return value.type;
  return value.hasTimer ? "timer" : "duration";
}

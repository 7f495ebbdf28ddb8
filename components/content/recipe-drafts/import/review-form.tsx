"use client";
import { useTranslations } from "next-intl";
import { type FormEvent, useDeferredValue, useMemo, useState } from "react";
import { Button } from "#components/ui/button.tsx";
import { TextArea, TextField } from "#components/ui/forms/text-field.tsx";
import { DialogIcon } from "#components/ui/icons/dialog-icon.tsx";
import {
  checkIngredients,
  divideLine,
  type ImportReview,
  listDivisibleLines,
  listUnreadFields,
} from "#lib/content/recipe-drafts/editing/import-review.ts";
import { createRowReader } from "#lib/content/recipe-drafts/editing/ingredient-rows.ts";
import type { DraftLookups } from "#lib/content/recipe-drafts/editing/lookups.ts";
import { draftLimits } from "#lib/content/recipe-drafts/limits.ts";
import { listUnreadFacts } from "#lib/content/recipe-import/unread-facts.ts";
import { listSourceParts } from "#lib/content/recipes/content/source.ts";
import { maxDurationLength } from "#lib/measures/kitchen-text/typed-duration.ts";

interface ReviewFormProps {
  id: string;
  review: ImportReview;
  lookups: DraftLookups;
  /** Whether the draft has something that is replaced. */
  isReplacing: boolean;
  onChange: (patch: Partial<ImportReview>) => void;
  onBack: () => void;
  onTake: () => void;
}

const durations = ["preparation", "baking", "resting"] as const;
/** Lines that are shown as not understood; more would hide the form. */
const maxShownLines = 8;

/** Shows what was read, to be corrected before the draft gets it. */
export function ReviewForm({ id, review, lookups, isReplacing, onChange, onBack, onTake }: ReviewFormProps) {
  const t = useTranslations("recipeDrafts.import");
  const tProblems = useTranslations("recipeDrafts.problems");
  const { source } = review;
  const [isTried, setTried] = useState(false);
  const unread = listUnreadFields(review);
  const errorOf = (name: string, code: "number" | "duration") =>
    isTried && unread.includes(name) ? tProblems(code) : undefined;
  const field = { errorIcon: <DialogIcon name="circleAlert" />, maxLength: maxDurationLength };

  function take(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    if (unread.length === 0) onTake();
    else document.getElementById(`${id}-${unread[0]}`)?.focus();
  }

  return (
    <form className="grid gap-4" onSubmit={take}>
      <TextField
        id={`${id}-title`}
        label={t("recipeTitle")}
        maxLength={draftLimits.title}
        value={review.title}
        onChange={({ target }) => onChange({ title: target.value })}
      />
      <div className="grid grid-cols-2 items-end gap-3">
        <TextField
          id={`${id}-servings`}
          label={t("servings")}
          {...field}
          inputMode="numeric"
          error={errorOf("servings", "number")}
          value={review.servings.amount}
          onChange={({ target }) => onChange({ servings: { ...review.servings, amount: target.value } })}
        />
        {durations.map((part) => (
          <TextField
            key={part}
            id={`${id}-${part}`}
            label={t(part)}
            {...field}
            error={errorOf(part, "duration")}
            value={review.duration[part]}
            onChange={({ target }) => onChange({ duration: { ...review.duration, [part]: target.value } })}
          />
        ))}
      </div>
      <TextArea
        id={`${id}-summary`}
        label={t("summary")}
        maxLength={draftLimits.summary}
        value={review.summary}
        onChange={({ target }) => onChange({ summary: target.value })}
      />
      <UnreadFacts summary={review.summary} />
      <TextArea
        id={`${id}-ingredients`}
        label={t("ingredients")}
        hint={t("ingredientsHint")}
        rows={8}
        value={review.ingredients}
        onChange={({ target }) => onChange({ ingredients: target.value })}
      />
      <IngredientCheck review={review} lookups={lookups} onChange={onChange} />
      <TextArea
        id={`${id}-steps`}
        label={t("steps")}
        hint={t("stepsHint")}
        rows={8}
        value={review.steps}
        onChange={({ target }) => onChange({ steps: target.value })}
      />
      <TextArea
        id={`${id}-notes`}
        label={t("notes")}
        hint={t("notesHint")}
        maxLength={draftLimits.chefsNote}
        value={review.notes}
        onChange={({ target }) => onChange({ notes: target.value })}
      />
      {source && (
        <div className="text-sm">
          <p className="break-words">{t("source", { source: listSourceParts(source).join(", ") })}</p>
          <p className="text-ink-3">{t("sourceHint")}</p>
        </div>
      )}
      {isReplacing && <p className="font-strong text-sm">{t("replace")}</p>}
      <div className="flex flex-wrap gap-3">
        <Button type="submit">{t("take")}</Button>
        <Button variant="quiet" onClick={onBack}>
          {t("back")}
        </Button>
      </div>
    </form>
  );
}

/** Says what the summary tells of the fields above, where it was not read. */
function UnreadFacts({ summary }: { summary: string }) {
  const t = useTranslations("recipeDrafts.import");
  const facts = useMemo(() => listUnreadFacts(summary), [summary]);
  return (
    <p role="status" className="font-strong text-sm empty:hidden">
      {facts.length > 0 && t("factsUnread", { facts: facts.slice(0, maxShownLines).join("; ") })}
    </p>
  );
}

/** Says which lines were understood, as they are typed, and divides those that name two things. */
function IngredientCheck({ review, lookups, onChange }: Pick<ReviewFormProps, "review" | "lookups" | "onChange">) {
  const t = useTranslations("recipeDrafts.import");
  const tRows = useTranslations("recipeDrafts.ingredients");
  const reader = useMemo(() => createRowReader(lookups), [lookups]);
  const checked = useDeferredValue(review);
  const { understood, unknown } = useMemo(() => checkIngredients(checked, reader), [checked, reader]);
  const divisible = useMemo(() => listDivisibleLines(checked, reader), [checked, reader]);
  return (
    <div className="text-ink-2 text-sm">
      <p>{t("understood", { count: understood })}</p>
      {unknown.length > 0 && (
        <p className="break-words">
          {t("unknown", {
            lines: `${unknown.slice(0, maxShownLines).join("; ")}${unknown.length > maxShownLines ? " …" : ""}`,
          })}
        </p>
      )}
      {divisible.slice(0, maxShownLines).map((line) => (
        <p key={line} className="flex flex-wrap items-center gap-x-2 break-words">
          {line}
          <Button
            variant="bare"
            aria-label={tRows("divideRow", { name: line })}
            onClick={() => onChange({ ingredients: divideLine(review, line, reader) })}
          >
            {tRows("divide")}
          </Button>
        </p>
      ))}
    </div>
  );
}

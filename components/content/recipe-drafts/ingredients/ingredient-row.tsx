"use client";
import { useTranslations } from "next-intl";
import { AmountField } from "#components/content/recipe-drafts/ingredients/amount-field.tsx";
import { NameField } from "#components/content/recipe-drafts/ingredients/name-field.tsx";
import { RowNotes } from "#components/content/recipe-drafts/ingredients/row-notes.tsx";
import { UnitSelect } from "#components/content/recipe-drafts/ingredients/unit-select.tsx";
import { useErrorText } from "#components/content/recipe-drafts/use-error-text.ts";
import { Button } from "#components/ui/button.tsx";
import { DragGrip } from "#components/ui/drag-grip.tsx";
import { DialogIcon } from "#components/ui/icons/dialog-icon.tsx";
import type { DraftIngredient } from "#lib/content/recipe-drafts/draft.ts";
import type { DraftLookups } from "#lib/content/recipe-drafts/editing/lookups.ts";
import type { Locale } from "#lib/platform/i18n/locales.ts";

/** What the rows of a list can do; each is told which row by its path and id. */
export interface RowActions {
  change: (rowId: string, patch: Partial<DraftIngredient>) => void;
  changeName: (rowId: string, name: string, ingredientId?: string) => void;
  move: (row: DraftIngredient, path: string, direction: "up" | "down", focus: "grip" | "button") => void;
  moveTo: (path: string, entry: string) => void;
  announceDrop: (row: DraftIngredient) => void;
  remove: (row: DraftIngredient, path: string) => void;
  pasteLines: (group: number, text: string) => void;
  /** Whether the row names two things. */
  isDivisible: (row: DraftIngredient) => boolean;
  split: (row: DraftIngredient) => void;
  addBelow: (group: number, index: number) => void;
}

interface IngredientRowProps {
  row: DraftIngredient;
  /** The name as it is shown. */
  title: string;
  place: { group: number; index: number; isFirst: boolean; isLast: boolean };
  language: Locale;
  /** The language the texts are translated to. */
  second: Locale | null;
  errors: Record<string, string>;
  lookups: DraftLookups;
  datalistId: string;
  actions: RowActions;
}

/** A row of the ingredients: amount, unit, name, and more on request. */
export function IngredientRow({
  row,
  title,
  place,
  language,
  second,
  errors,
  lookups,
  datalistId,
  actions,
}: IngredientRowProps) {
  const t = useTranslations("recipeDrafts.ingredients");
  const errorText = useErrorText(errors);
  const path = `groups.${place.group}.ingredients.${place.index}`;
  const id = `row-${row.id}`;
  const name = title || t("newRow", { number: place.index + 1 });
  return (
    <li className="draft-row" data-entry={row.id}>
      <input type="hidden" name={`${path}.id`} value={row.id} />
      <input type="hidden" name={`${path}.ingredientId`} value={row.ingredientId ?? ""} />
      <DragGrip
        id={`${id}-grip`}
        label={t("grip", { name })}
        onOver={(entry) => actions.moveTo(path, entry)}
        onDrop={() => actions.announceDrop(row)}
        onKeyMove={(direction) => actions.move(row, path, direction, "grip")}
      />
      <div className="min-w-0">
        <AmountField
          id={`${id}-amount`}
          name={`${path}.amount`}
          label={t("amountOf", { name })}
          value={row}
          unit={row.unit}
          locale={language}
          error={errorText(`${path}.amount`) ?? errorText(`${path}.amountMax`)}
          onChange={(amount) => actions.change(row.id, amount)}
        />
      </div>
      <UnitSelect
        name={`${path}.unit`}
        label={t("unitOf", { name })}
        value={row.unit}
        units={lookups.units}
        language={language}
        onChange={(unit) => actions.change(row.id, { unit })}
      />
      <NameField
        id={`${id}-name`}
        name={`${path}.name`}
        label={t("nameOf", { number: place.index + 1 })}
        value={title}
        lexicon={lookups.ingredients}
        error={errorText(`${path}.name`) ?? errorText(`${path}.ingredientId`)}
        onChange={(typed, ingredientId) => actions.changeName(row.id, typed, ingredientId)}
        onPasteLines={(text) => actions.pasteLines(place.group, text)}
        onEnter={() => actions.addBelow(place.group, place.index)}
        row={row}
        language={language}
        datalistId={datalistId}
      />
      {actions.isDivisible(row) && (
        <Button
          variant="bare"
          className="draft-row-split needs-script"
          aria-label={t("divideRow", { name })}
          onClick={() => actions.split(row)}
        >
          {t("divide")}
        </Button>
      )}
      <RowNotes
        row={row}
        name={name}
        path={path}
        place={place}
        language={language}
        second={second}
        errors={errors}
        actions={actions}
      />
      <button
        type="submit"
        name="change"
        value={`${path}:remove`}
        aria-label={t("remove", { name })}
        className="icon-button draft-row-remove max-md:hidden!"
        onClick={(event) => {
          event.preventDefault();
          actions.remove(row, path);
        }}
      >
        <DialogIcon name="trash" />
      </button>
    </li>
  );
}

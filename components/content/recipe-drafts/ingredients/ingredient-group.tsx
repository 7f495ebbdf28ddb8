"use client";
import { useTranslations } from "next-intl";
import { StaleNote } from "#components/content/recipe-drafts/fields/draft-fields.tsx";
import { IngredientRow } from "#components/content/recipe-drafts/ingredients/ingredient-row.tsx";
import { LinesField } from "#components/content/recipe-drafts/ingredients/lines-field.tsx";
import { SpareRows } from "#components/content/recipe-drafts/ingredients/spare-rows.tsx";
import type { GroupActions } from "#components/content/recipe-drafts/ingredients/use-group-actions.ts";
import type { ListedRowActions } from "#components/content/recipe-drafts/ingredients/use-row-actions.ts";
import { MoveButtons } from "#components/content/recipe-drafts/move-buttons.tsx";
import { useErrorText } from "#components/content/recipe-drafts/use-error-text.ts";
import { Button } from "#components/ui/button.tsx";
import { TextField } from "#components/ui/forms/text-field.tsx";
import { DialogIcon } from "#components/ui/icons/dialog-icon.tsx";
import type { DraftContent } from "#lib/content/recipe-drafts/draft.ts";
import type { DraftLookups } from "#lib/content/recipe-drafts/editing/lookups.ts";
import { draftLimits } from "#lib/content/recipe-drafts/limits.ts";
import type { Locale } from "#lib/platform/i18n/locales.ts";

interface IngredientGroupProps {
  group: DraftContent["groups"][number];
  index: number;
  /** How many groups there are. */
  count: number;
  isFull: boolean;
  language: Locale;
  /** The language the texts are translated to. */
  second: Locale | null;
  errors: Record<string, string>;
  lookups: DraftLookups;
  datalistId: string;
  actions: ListedRowActions;
  groupActions: GroupActions;
}

/** A group of ingredients: its heading, its rows and a field for more of them. */
export function IngredientGroup({ group, index, count, isFull, ...shared }: IngredientGroupProps) {
  const t = useTranslations("recipeDrafts.ingredients");
  const tTranslation = useTranslations("recipeDrafts.translation");
  const { language, second, errors, lookups, datalistId, actions, groupActions } = shared;
  const errorText = useErrorText(errors);
  const path = `groups.${index}`;
  const name = group.heading[language] || t("group", { number: index + 1 });
  return (
    <fieldset className="mt-6 min-w-0 first-of-type:mt-0">
      <legend className="sr-only">{name}</legend>
      <div className="mb-2 flex flex-wrap items-end gap-2">
        <div className="grid grow gap-2 sm:grid-flow-col">
          <TextField
            id={`group-${index}-heading`}
            name={`${path}.heading.${language}`}
            label={t("heading")}
            placeholder={t("headingPlaceholder")}
            className="font-serif text-lg"
            maxLength={draftLimits.heading}
            error={errorText(`${path}.heading.${language}`)}
            value={group.heading[language]}
            onChange={(event) => groupActions.changeHeading(index, language, event.target.value)}
          />
          {second && (
            <TextField
              id={`group-${index}-heading-${second}`}
              name={`${path}.heading.${second}`}
              label={tTranslation("groupField", { language: second })}
              maxLength={draftLimits.heading}
              error={errorText(`${path}.heading.${second}`)}
              lang={second}
              value={group.heading[second]}
              onChange={(event) => groupActions.changeHeading(index, second, event.target.value)}
            />
          )}
          {[language, second].map((one) => one && <StaleNote key={one} path={`${path}.heading.${one}`} />)}
        </div>
        {count > 1 && (
          <div className="flex">
            <MoveButtons
              id={`group-${index}`}
              name={name}
              path={path}
              isFirst={index === 0}
              isLast={index === count - 1}
              onMove={(direction) => groupActions.moveGroup(index, direction, name)}
            />
            <button
              type="submit"
              name="change"
              value={`${path}:remove`}
              aria-label={t("removeGroup", { name })}
              className="icon-button"
              onClick={(event) => {
                event.preventDefault();
                groupActions.removeGroup(index, name);
              }}
            >
              <DialogIcon name="trash" />
            </button>
          </div>
        )}
      </div>
      <ul aria-label={t("rowsOf", { name })} className="empty:hidden">
        {group.ingredients.map((row, rowIndex) => (
          <IngredientRow
            key={row.id}
            row={row}
            title={actions.titleOf(row)}
            place={{
              group: index,
              index: rowIndex,
              isFirst: index === 0 && rowIndex === 0,
              isLast: index === count - 1 && rowIndex === group.ingredients.length - 1,
            }}
            language={language}
            second={second}
            errors={errors}
            lookups={lookups}
            datalistId={datalistId}
            actions={actions}
          />
        ))}
      </ul>
      {!isFull && (
        <SpareRows
          path={path}
          from={group.ingredients.length}
          language={language}
          lookups={lookups}
          datalistId={datalistId}
        />
      )}
      <div className="mt-3 grid gap-3">
        <Button
          type="submit"
          name="change"
          value={`${path}.ingredients:add`}
          id={`group-${index}-add`}
          variant="secondary"
          aria-disabled={isFull}
          className="justify-self-start"
          onClick={(event) => {
            event.preventDefault();
            actions.addRow(index);
          }}
        >
          <DialogIcon name="plus" />
          {t("add")}
        </Button>
        <LinesField group={index} isDisabled={isFull} onLines={(text) => actions.pasteLines(index, text)} />
      </div>
    </fieldset>
  );
}

"use client";
import { useTranslations } from "next-intl";
import { useId, useMemo } from "react";
import type { EditorProps } from "#components/content/recipe-drafts/editor-props.ts";
import { IngredientGroup } from "#components/content/recipe-drafts/ingredients/ingredient-group.tsx";
import { useGroupActions } from "#components/content/recipe-drafts/ingredients/use-group-actions.ts";
import { useRowActions } from "#components/content/recipe-drafts/ingredients/use-row-actions.ts";
import { useErrorText } from "#components/content/recipe-drafts/use-error-text.ts";
import { useListEditing } from "#components/content/recipe-drafts/use-list-editing.ts";
import { Button } from "#components/ui/button.tsx";
import { DialogIcon } from "#components/ui/icons/dialog-icon.tsx";
import { countRows } from "#lib/content/recipe-drafts/draft/list-changes.ts";
import { createRowReader, withFirstRow } from "#lib/content/recipe-drafts/editing/ingredient-rows.ts";
import { findSecondLanguage } from "#lib/content/recipe-drafts/editing/translation.ts";
import { draftLimits } from "#lib/content/recipe-drafts/limits.ts";

/** Edits the ingredients of a draft in groups; without script its buttons submit the form. */
export function IngredientsEditor({ content: stored, onChange, errors, lookups }: EditorProps) {
  const t = useTranslations("recipeDrafts.ingredients");
  const datalistId = useId();
  const errorText = useErrorText(errors);
  const content = useMemo(() => withFirstRow(stored), [stored]);
  const editing = useListEditing({ content, onChange });
  const reader = useMemo(() => createRowReader(lookups), [lookups]);
  const actions = useRowActions(editing, content, { reader, lookups });
  const groupActions = useGroupActions(editing, content);
  const { groups, language } = content;
  const second = findSecondLanguage(content);
  const isFull = countRows(content) >= draftLimits.ingredients;
  const listError = errorText("groups");

  return (
    <div data-entry-lists>
      <p role="status" className="sr-only">
        {editing.announcement}
      </p>
      {listError && (
        <p id="groups-note" className="draft-row-error mb-3">
          {listError}
        </p>
      )}
      {groups.map((group, index) => (
        <IngredientGroup
          // Groups have no identity of their own; rows keep theirs.
          // biome-ignore lint/suspicious/noArrayIndexKey: see above
          key={index}
          index={index}
          group={group}
          count={groups.length}
          isFull={isFull}
          language={language}
          second={second}
          errors={errors}
          lookups={lookups}
          datalistId={datalistId}
          actions={actions}
          groupActions={groupActions}
        />
      ))}
      <div className="mt-5 flex flex-wrap items-center gap-3">
        <Button
          type="submit"
          name="change"
          value="groups:add"
          id="add-group"
          variant="quiet"
          aria-disabled={isFull || groups.length >= draftLimits.groups}
          onClick={(event) => {
            event.preventDefault();
            groupActions.addGroup();
          }}
        >
          <DialogIcon name="plus" />
          {t("addGroup")}
        </Button>
        {isFull && <p className="text-ink-3 text-sm">{t("full", { count: draftLimits.ingredients })}</p>}
      </div>
      <noscript>
        <datalist id={datalistId}>
          {lookups.ingredients.map(({ id, names }) => (
            <option key={id} value={names[language].many} />
          ))}
        </datalist>
      </noscript>
    </div>
  );
}

"use client";
import clsx from "clsx";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { EntryNotes, StaleNote } from "#components/content/recipe-drafts/fields/draft-fields.tsx";
import type { RowActions } from "#components/content/recipe-drafts/ingredients/ingredient-row.tsx";
import { MoveButtons } from "#components/content/recipe-drafts/move-buttons.tsx";
import { useErrorText } from "#components/content/recipe-drafts/use-error-text.ts";
import { Button } from "#components/ui/button.tsx";
import { TextField } from "#components/ui/forms/text-field.tsx";
import { DialogIcon } from "#components/ui/icons/dialog-icon.tsx";
import type { DraftIngredient } from "#lib/content/recipe-drafts/draft.ts";
import { draftLimits } from "#lib/content/recipe-drafts/limits.ts";
import type { Locale } from "#lib/platform/i18n/locales.ts";

interface RowNotesProps {
  row: DraftIngredient;
  name: string;
  path: string;
  place: { isFirst: boolean; isLast: boolean };
  language: Locale;
  second: Locale | null;
  errors: Record<string, string>;
  actions: RowActions;
}

/** What is needed less often: characteristic, addition, and buttons that move the row. */
export function RowNotes({ row, name, path, place, language, second, errors, actions }: RowNotesProps) {
  const t = useTranslations("recipeDrafts.ingredients");
  const tTranslation = useTranslations("recipeDrafts.translation");
  const errorText = useErrorText(errors);
  const [isOpen, setOpen] = useState(false);
  const { characteristic, addition } = row;
  const id = `row-${row.id}`;
  const shown = [characteristic[language], addition[language]].filter(Boolean).join(", ");
  return (
    <>
      <button
        type="button"
        aria-label={t("more", { name })}
        aria-expanded={isOpen}
        aria-controls={`${id}-notes`}
        className="icon-button draft-row-more"
        onClick={() => setOpen(!isOpen)}
      >
        <DialogIcon name="ellipsis" />
      </button>
      <EntryNotes path={path} />
      {shown && !isOpen && <p className="draft-row-note">{shown}</p>}
      <div id={`${id}-notes`} className={clsx("draft-row-notes", isOpen && "is-open")}>
        {(["characteristic", "addition"] as const).map((part) => (
          <TextField
            key={part}
            id={`${id}-${part}`}
            name={`${path}.${part}.${language}`}
            label={t(part)}
            hint={t(`${part}Hint`)}
            maxLength={draftLimits.note}
            error={errorText(`${path}.${part}.${language}`)}
            value={row[part][language]}
            onChange={(event) => actions.change(row.id, { [part]: { ...row[part], [language]: event.target.value } })}
          />
        ))}
        {second &&
          (["characteristic", "addition"] as const).map((part) => (
            <TextField
              key={part}
              id={`${id}-${part}-${second}`}
              name={`${path}.${part}.${second}`}
              label={tTranslation(`${part}Field`, { language: second })}
              maxLength={draftLimits.note}
              error={errorText(`${path}.${part}.${second}`)}
              lang={second}
              value={row[part][second]}
              onChange={(event) => actions.change(row.id, { [part]: { ...row[part], [second]: event.target.value } })}
            />
          ))}
        {(["characteristic", "addition"] as const).flatMap((part) =>
          [language, second].map((one) => one && <StaleNote key={`${part}-${one}`} path={`${path}.${part}.${one}`} />),
        )}
        <div className="flex flex-wrap gap-2 sm:col-span-2">
          <MoveButtons
            id={id}
            name={name}
            path={path}
            isFirst={place.isFirst}
            isLast={place.isLast}
            onMove={(direction) => actions.move(row, path, direction, "button")}
          />
          <Button
            type="submit"
            name="change"
            value={`${path}:remove`}
            variant="bare"
            className="md:hidden!"
            aria-label={t("remove", { name })}
            onClick={(event) => {
              event.preventDefault();
              actions.remove(row, path);
            }}
          >
            <DialogIcon name="trash" />
            {t("removeShort")}
          </Button>
        </div>
      </div>
    </>
  );
}

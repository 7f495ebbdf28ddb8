"use client";
import { useTranslations } from "next-intl";
import { useId, useState } from "react";
import { createPortal } from "react-dom";
import { ImportDialog } from "#components/content/recipe-drafts/import/import-dialog.tsx";
import { Button } from "#components/ui/button.tsx";
import { modalTriggerProps } from "#components/ui/dialogs/open-modal.ts";
import { DialogIcon } from "#components/ui/icons/dialog-icon.tsx";
import type { DraftContent } from "#lib/content/recipe-drafts/draft.ts";
import type { DraftLookups } from "#lib/content/recipe-drafts/editing/lookups.ts";
import { useHydrated } from "#lib/platform/browser/use-hydrated.ts";

export interface ImportRecipeProps {
  /** What the import replaces, except for picture and tags. */
  content: DraftContent;
  onImport: (content: DraftContent) => void;
  lookups: DraftLookups;
}

/** A button that opens the import of a recipe from a text or a page. Needs a script. */
export function ImportRecipe(props: ImportRecipeProps) {
  const t = useTranslations("recipeDrafts.import");
  const id = useId();
  const [openings, setOpenings] = useState(0);
  const isHydrated = useHydrated();
  if (!isHydrated) return null;
  return (
    <>
      <Button variant="quiet" {...modalTriggerProps(id)}>
        <DialogIcon name="clipboardPaste" />
        {t("open")}
      </Button>
      {createPortal(
        // The form of the page must not get the submits of the dialog, which React passes on.
        <div onSubmit={(event) => event.stopPropagation()}>
          <ImportDialog key={openings} id={id} {...props} onDone={() => setOpenings(openings + 1)} />
        </div>,
        document.body,
      )}
    </>
  );
}

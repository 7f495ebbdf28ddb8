"use client";
import { useTranslations } from "next-intl";
import { useEffect, useRef, useState } from "react";
import { ImportForm } from "#components/content/recipe-drafts/import/import-form.tsx";
import type { ImportRecipeProps } from "#components/content/recipe-drafts/import/import-recipe.tsx";
import { ReviewForm } from "#components/content/recipe-drafts/import/review-form.tsx";
import { Modal } from "#components/ui/dialogs/modal.tsx";
import { DialogIcon } from "#components/ui/icons/dialog-icon.tsx";
import { showToast } from "#components/ui/toast.ts";
import { isNamed, isWritten } from "#lib/content/recipe-drafts/draft/missing.ts";
import {
  createImportReview,
  type ImportReview,
  toImportedContent,
} from "#lib/content/recipe-drafts/editing/import-review.ts";
import { createRowReader } from "#lib/content/recipe-drafts/editing/ingredient-rows.ts";
import type { ImportedRecipe } from "#lib/content/recipe-import/imported-recipe.ts";

/** Reads a recipe, shows it for correction and hands it to the draft. */
export function ImportDialog({
  id,
  content,
  lookups,
  onImport,
  onDone,
}: ImportRecipeProps & { id: string; onDone: () => void }) {
  const t = useTranslations("recipeDrafts.import");
  const tModal = useTranslations("ui.modal");
  const [review, setReview] = useState<ImportReview>();
  const [typed, setTyped] = useState({ way: "text", text: "", address: "" });
  const heading = useRef<HTMLHeadingElement>(null);
  const isChecking = review !== undefined;
  useEffect(() => {
    if (isChecking) heading.current?.focus();
  }, [isChecking]);

  const isStarted =
    content.title[content.language] !== "" ||
    content.groups.some(({ ingredients }) => ingredients.some(isNamed)) ||
    content.steps.some(isWritten);

  function handleRead(recipe: ImportedRecipe) {
    setReview(createImportReview(recipe, lookups, content.language));
  }

  function take() {
    if (!review) return;
    onImport(toImportedContent(review, content, createRowReader(lookups)));
    const dialog = document.getElementById(id);
    if (dialog instanceof HTMLDialogElement) dialog.close();
    showToast({ kind: "success", text: t("done") });
    onDone();
  }

  return (
    <Modal id={id} title={t("title")} closeLabel={tModal("close")} closeIcon={<DialogIcon name="x" />}>
      {review ? (
        <>
          <h3 ref={heading} tabIndex={-1} className="mb-3 font-strong text-lg">
            {t("check")}
          </h3>
          <ReviewForm
            id={id}
            review={review}
            lookups={lookups}
            isReplacing={isStarted}
            onChange={(patch) => setReview({ ...review, ...patch })}
            onBack={() => setReview(undefined)}
            onTake={take}
          />
        </>
      ) : (
        <ImportForm id={id} typed={typed} onType={(patch) => setTyped({ ...typed, ...patch })} onRead={handleRead} />
      )}
    </Modal>
  );
}

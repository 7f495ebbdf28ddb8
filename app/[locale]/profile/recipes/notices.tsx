import { getTranslations } from "next-intl/server";
import { DeleteRecipeForm } from "#components/content/recipe-drafts/own/delete-recipe-form.tsx";
import type { OwnRecipe } from "#lib/content/recipe-drafts/draft/own-queries.ts";

/** What went wrong with a form that was sent without script. */
export async function RefusalNotice({ problem }: { problem: string | string[] | undefined }) {
  if (typeof problem !== "string") return null;
  const t = await getTranslations("recipeDrafts.own.refused");
  const code = problem === "state" || problem === "tooMany" ? problem : "other";
  return (
    <p role="alert" className="mb-6 rounded-2 bg-error-tint px-4 py-3 font-strong text-error">
      {t(code)}
    </p>
  );
}

/** Asks whether to delete a draft, where the modal does not open. */
export async function DeletionQuestion({ draft }: { draft: OwnRecipe | undefined }) {
  if (!draft?.draftId || draft.state === "submitted") return null;
  const t = await getTranslations("recipeDrafts.own");
  return (
    <section aria-labelledby="deletion-title" className="mb-10 max-w-[28rem]">
      <h2 id="deletion-title" className="text-xl">
        {t("deletion.title")}
      </h2>
      <DeleteRecipeForm id={draft.draftId} title={draft.title || t("untitled")} isRevision={draft.recipeId !== null} />
    </section>
  );
}

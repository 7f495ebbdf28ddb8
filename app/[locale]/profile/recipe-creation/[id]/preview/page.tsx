import { getLocale, getTranslations } from "next-intl/server";
import { FindingList } from "#components/content/findings/finding-list.tsx";
import { DraftPreview } from "#components/content/recipe-drafts/preview/draft-preview.tsx";
import { RecipeArticle } from "#components/content/recipes/recipe-article.tsx";
import { ClientMessages } from "#components/ui/client-messages.tsx";
import { listUnknownReferences } from "#lib/content/recipe-drafts/draft/reference-queries.ts";
import { fieldAddress, sectionAddress } from "#lib/content/recipe-drafts/editing/sections.ts";
import { listDraftTags } from "#lib/content/recipe-drafts/editing/tag-queries.ts";
import { getRecipePreview } from "#lib/content/recipe-drafts/preview/preview-queries.ts";
import { lintDraft } from "#lib/content/recipe-drafts/review/lint-queries.ts";
import { toDraftPath } from "#lib/content/recipe-drafts/review/linted-draft.ts";
import { absoluteUrl } from "#lib/platform/seo/metadata.ts";
import { awaitTurn } from "#lib/platform/workers/heavy-page.ts";
import { loadDraft } from "../../load-draft.ts";
import { type DraftPageProps, sectionMetadata, wizardIcons } from "../../section-page.tsx";

export const dynamic = "force-dynamic";

export async function generateMetadata({ params }: DraftPageProps) {
  return sectionMetadata("preview", (await params).id);
}

/** The recipe as its readers would see it, what is missing, and the submission. */
export default async function DraftPreviewPage({ params, searchParams }: DraftPageProps) {
  const [{ id }, { problem }, locale] = await Promise.all([params, searchParams, getLocale()]);
  const { user, draft } = await loadDraft(id, "preview");
  await awaitTurn("profile", user.id);
  const { version, content, savedAt, state, rejection } = draft;
  const [t, recipe, tags, refused, findings] = await Promise.all([
    getTranslations("findings.checks"),
    getRecipePreview(locale, draft),
    listDraftTags(locale),
    listUnknownReferences(draft),
    lintDraft(content),
  ]);
  const isEditable = state === "draft" || state === "rejected";
  return (
    <>
      <ClientMessages namespaces={["recipeDrafts", "ui.autosave"]}>
        <DraftPreview
          key={`${version}-${state}`}
          userId={user.id}
          draft={{ id, version, content, savedAt: savedAt.getTime() }}
          state={state}
          isRevision={draft.recipeId !== null}
          rejection={rejection}
          refused={refused}
          tags={tags}
          problem={typeof problem === "string" ? problem : null}
          icons={wizardIcons}
        />
      </ClientMessages>
      {isEditable && findings.length > 0 && (
        <section aria-labelledby="checks-title" className="wrap max-w-248 pb-10">
          <h3 id="checks-title" className="font-serif text-xl">
            {t("title")}
          </h3>
          <p className="mt-1 mb-4 max-w-152 text-ink-2">{t("intro")}</p>
          <FindingList
            findings={findings}
            getHref={({ place }) => fieldAddress(locale, id, toDraftPath(content, place))}
            hasSeverity={false}
          />
        </section>
      )}
      {recipe && (
        <div className="draft-preview pb-16">
          <RecipeArticle
            recipe={recipe}
            url={absoluteUrl(sectionAddress(locale, id, "preview")).replace(/^https?:\/\//, "")}
          />
        </div>
      )}
    </>
  );
}

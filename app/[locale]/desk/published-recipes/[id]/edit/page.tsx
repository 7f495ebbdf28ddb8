import { getTranslations } from "next-intl/server";
import { listPictureAddresses } from "#app/[locale]/profile/recipe-creation/load-draft.ts";
import { editorIcons } from "#app/[locale]/profile/recipe-creation/section-page.tsx";
import { CopyFacts } from "#components/content/recipe-drafts/desk/copy-facts.tsx";
import { PlannedNotice } from "#components/content/recipe-drafts/desk/planned-notice.tsx";
import { StartCopy } from "#components/content/recipe-drafts/desk/start-copy.tsx";
import { ClientMessages } from "#components/ui/client-messages.tsx";
import { getDraftLookups } from "#lib/content/recipe-drafts/editing/lookup-queries.ts";
import { lintDraft } from "#lib/content/recipe-drafts/review/lint-queries.ts";
import { findAuthorRevision } from "#lib/content/recipe-drafts/working-copy/copy-queries.ts";
import { awaitTurn } from "#lib/platform/workers/heavy-page.ts";
import { copyMetadata } from "../../desk-metadata.ts";
import { loadCopy, loadOptions } from "../../load-copy.ts";
import { FindingEditor } from "./finding-editor.tsx";

export const dynamic = "force-dynamic";

interface Props {
  params: Promise<{ id: string }>;
  searchParams: Promise<{ problem?: string | string[] }>;
}

export async function generateMetadata({ params }: Props) {
  return copyMetadata((await params).id, "edit");
}

/** The editor of a recipe, or what has to be decided before. */
export default async function EditRecipePage({ params, searchParams }: Props) {
  const [{ id }, { problem }] = await Promise.all([params, searchParams]);
  const { locale, user, copy, recipe } = await loadCopy(id, "edit");
  if (copy) await awaitTurn("desk", user.id);
  const [t, tTag] = await Promise.all([getTranslations("recipeDesk"), getTranslations("recipeDrafts.details")]);
  const author = recipe && (await findAuthorRevision(recipe.id));
  const copyTitle = copy && (copy.content.title[locale] || copy.content.title[copy.content.language]);
  const title = copyTitle || recipe?.title || t("untitled");
  return (
    <>
      <h1 className="text-3xl leading-tight [overflow-wrap:anywhere]">{title}</h1>
      {typeof problem === "string" && (
        <p role="alert" className="mt-4 rounded-2 bg-tint px-5 py-4 font-strong">
          {t("notices.problem")}
        </p>
      )}
      {!copy && recipe && <StartCopy recipeId={recipe.id} author={author} />}
      {copy && (
        <CopyFacts
          copyKey={id}
          copy={copy}
          isOwn={copy.editorId === user.id}
          hasRecipe={recipe !== null}
          author={author}
        />
      )}
      {copy?.publishAt && <PlannedNotice copyKey={id} copyId={copy.id} publishAt={copy.publishAt} />}
      {copy && !copy.publishAt && (
        <ClientMessages namespaces={["recipeDrafts", "recipeDesk", "findings", "ui.autosave", "ui.modal"]}>
          <FindingEditor
            key={copy.id}
            copyKey={id}
            userId={user.id}
            draft={{ id: copy.id, version: copy.version, content: copy.content, savedAt: copy.savedAt.getTime() }}
            base={copy.base}
            lookups={await getDraftLookups()}
            options={await loadOptions(locale, (type) => tTag("tagType", { type }))}
            pictures={listPictureAddresses(copy.content)}
            findings={await lintDraft(copy.content)}
            icons={editorIcons}
          />
        </ClientMessages>
      )}
    </>
  );
}

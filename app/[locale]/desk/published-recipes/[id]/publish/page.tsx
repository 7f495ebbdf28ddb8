import { notFound } from "next/navigation";
import { getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import { FindingList } from "#components/content/findings/finding-list.tsx";
import { PlannedNotice } from "#components/content/recipe-drafts/desk/planned-notice.tsx";
import { ProblemList } from "#components/content/recipe-drafts/desk/problem-list.tsx";
import { PublishForm } from "#components/content/recipe-drafts/desk/publish-form.tsx";
import { ChangeList } from "#components/content/recipe-drafts/review/change-list.tsx";
import { RecipeArticle } from "#components/content/recipes/recipe-article.tsx";
import { Link } from "#components/ui/navigation/link.tsx";
import { toDraftPath } from "#lib/content/recipe-drafts/review/linted-draft.ts";
import { copyAddress, copyFieldAddress } from "#lib/content/recipe-drafts/working-copy/addresses.ts";
import { absoluteUrl } from "#lib/platform/seo/metadata.ts";
import { copyMetadata } from "../../desk-metadata.ts";
import { loadCopy } from "../../load-copy.ts";
import { loadPublication } from "./load-publication.ts";

export const dynamic = "force-dynamic";

interface Props {
  params: Promise<{ id: string }>;
}

export async function generateMetadata({ params }: Props) {
  return copyMetadata((await params).id, "publish");
}

/** A working copy before its publication: what it changes, lacks, and looks like. */
export default async function PublishRecipePage({ params }: Props) {
  const { id } = await params;
  const { locale, user, copy, recipe } = await loadCopy(id, "publish");
  if (!copy) notFound();
  const t = await getTranslations("recipeDesk.publish");
  const found = await loadPublication(locale, copy, user.id);
  const { content } = copy;
  const editHref = copyAddress(locale, id, "edit");
  return (
    <>
      <p className="text-ink-2 text-sm">
        <Link href={editHref} className="underline">
          {t("back")}
        </Link>
      </p>
      <h1 className="text-3xl leading-tight [overflow-wrap:anywhere]">
        {content.title[locale] || content.title[content.language] || t("untitled")}
      </h1>
      <div className="mt-6 grid grid-cols-[minmax(0,1fr)] items-start gap-x-12 gap-y-10 lg:grid-cols-[minmax(0,1fr)_26rem]">
        <div className="grid gap-10">
          {found.overwritten && found.overwritten.length > 0 && (
            <Section id="overwritten" title={t("overwritten")}>
              <p className="mb-4">{t("overwrittenText")}</p>
              <ChangeList changes={found.overwritten} />
            </Section>
          )}
          <Section id="missing" title={t("check")}>
            <ProblemList copyKey={id} {...found} />
          </Section>
          <Section id="findings" title={t("findings")}>
            <FindingList
              findings={found.findings}
              getHref={({ place }) => copyFieldAddress(locale, id, toDraftPath(content, place))}
            />
          </Section>
          {found.changes && (
            <Section id="changes" title={t("changes")}>
              <ChangeList changes={found.changes} />
            </Section>
          )}
        </div>
        {copy.publishAt ? (
          <PlannedNotice copyKey={id} copyId={copy.id} publishAt={copy.publishAt} />
        ) : (
          <section aria-labelledby="publish-title" className="rounded-2 border border-line p-5">
            <h2 id="publish-title" className="mb-4 text-xl">
              {t("title")}
            </h2>
            <PublishForm
              key={`${copy.version} ${found.seenRevisionId}`}
              copyKey={id}
              copy={{ id: copy.id, version: copy.version }}
              seenRevisionId={found.seenRevisionId}
              hasRecipe={recipe !== null}
              errorCount={found.findings.filter(({ severity }) => severity === "error").length}
            />
          </section>
        )}
      </div>
      {found.preview && (
        <section aria-labelledby="preview-title" className="mt-12 border-line border-t pt-8">
          <h2 id="preview-title" className="text-xl">
            {t("preview")}
          </h2>
          {/* The recipe has the margins of a page. */}
          <div className="draft-preview -mx-(--gutter)">
            <RecipeArticle
              recipe={found.preview}
              url={absoluteUrl(editHref).replace(/^https?:\/\//, "")}
              heading="h2"
            />
          </div>
        </section>
      )}
    </>
  );
}

function Section({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`} className="mb-3 text-xl">
        {title}
      </h2>
      {children}
    </section>
  );
}

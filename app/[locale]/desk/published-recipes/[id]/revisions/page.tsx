import { notFound } from "next/navigation";
import { getTranslations } from "next-intl/server";
import { z } from "zod";
import { RestoreForm } from "#components/content/recipe-drafts/desk/restore-form.tsx";
import { RevisionList } from "#components/content/recipe-drafts/desk/revision-list.tsx";
import { ChangeList } from "#components/content/recipe-drafts/review/change-list.tsx";
import { EmptyState } from "#components/ui/empty-state.tsx";
import { Link } from "#components/ui/navigation/link.tsx";
import { listChanges } from "#lib/content/recipe-drafts/review/changes.ts";
import {
  getPresentContent,
  getRevisionContent,
  listRevisions,
} from "#lib/content/recipe-drafts/working-copy/revision-list-queries.ts";
import { routeAddress } from "#lib/platform/routing/address.ts";
import { copyMetadata } from "../../desk-metadata.ts";
import { listDeskWords } from "../../desk-words.ts";
import { loadCopy } from "../../load-copy.ts";

export const dynamic = "force-dynamic";

interface Props {
  params: Promise<{ id: string }>;
  searchParams: Promise<Partial<Record<"revision" | "problem", string | string[]>>>;
}

export async function generateMetadata({ params }: Props) {
  return copyMetadata((await params).id, "revisions");
}

/** What readers had of a recipe, what differs from the present, and the way back. */
export default async function RevisionsPage({ params, searchParams }: Props) {
  const [{ id }, { revision, problem }] = await Promise.all([params, searchParams]);
  const { locale, copy, recipe } = await loadCopy(id, "revisions");
  if (!recipe) notFound();
  const t = await getTranslations("recipeDesk.revisions");
  const revisions = await listRevisions(id);
  const wanted = z.uuid().safeParse(revision);
  const former = wanted.success ? await getRevisionContent(id, wanted.data) : null;
  const changes = former && listChanges(await getPresentContent(id), former, await listDeskWords(locale));
  return (
    <>
      <p className="text-ink-2 text-sm">
        <Link href={routeAddress(locale, "/desk/published-recipes/[id]", { id })} className="underline">
          {recipe.title}
        </Link>
      </p>
      <h1 className="text-3xl leading-tight">{t("title")}</h1>
      {typeof problem === "string" && (
        <p role="alert" className="mt-4 rounded-2 bg-tint px-5 py-4 font-strong">
          {t("problem")}
        </p>
      )}
      {revisions.length === 0 ? (
        <EmptyState title={t("emptyTitle")} text={t("emptyText")} />
      ) : (
        <div className="mt-6 grid grid-cols-[minmax(0,1fr)] items-start gap-x-12 gap-y-8 lg:grid-cols-[22rem_minmax(0,1fr)]">
          <RevisionList recipeId={id} revisions={revisions} selected={wanted.data ?? null} />
          <section id="difference" aria-labelledby="difference-title" className="grid scroll-mt-24 gap-6">
            <h2 id="difference-title" className="text-xl">
              {t("difference")}
            </h2>
            {changes && wanted.success ? (
              <>
                {changes.length === 0 ? <p className="text-ink-2">{t("same")}</p> : <ChangeList changes={changes} />}
                {changes.length > 0 && <RestoreForm recipeId={id} revisionId={wanted.data} copy={copy} />}
              </>
            ) : (
              <p className="text-ink-2">{t("choose")}</p>
            )}
          </section>
        </div>
      )}
    </>
  );
}

import { randomUUID } from "node:crypto";
import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { getLocale, getTranslations } from "next-intl/server";
import { cache } from "react";
import { z } from "zod";
import { noindexMetadata } from "#app/[locale]/paginated-list.ts";
import { requireSignIn } from "#app/[locale]/profile/require-sign-in.ts";
import { DeleteForm } from "#components/kitchen/adaptations/delete-form.tsx";
import { AdaptationForm } from "#components/kitchen/adaptations/editor/adaptation-form.tsx";
import { Button } from "#components/ui/button.tsx";
import { ClientMessages } from "#components/ui/client-messages.tsx";
import { PlainForm } from "#components/ui/forms/plain/plain-form.tsx";
import { Icon } from "#components/ui/icons/icon.tsx";
import { Link } from "#components/ui/navigation/link.tsx";
import { PageHeading } from "#components/ui/page-heading.tsx";
import { getDraftLookups } from "#lib/content/recipe-drafts/editing/lookup-queries.ts";
import { submitAdaptationAction } from "#lib/kitchen/adaptations/actions.ts";
import { emptyAdaptation } from "#lib/kitchen/adaptations/adaptation.ts";
import { adaptationAddress } from "#lib/kitchen/adaptations/addresses.ts";
import { createFormView } from "#lib/kitchen/adaptations/form/form-view.ts";
import { countConflicts } from "#lib/kitchen/adaptations/matching.ts";
import { findOriginal } from "#lib/kitchen/adaptations/original-queries.ts";
import { getAdaptation } from "#lib/kitchen/adaptations/queries.ts";
import { isLocale, type Locale } from "#lib/platform/i18n/locales.ts";

export const dynamic = "force-dynamic";

type Param = string | string[] | undefined;
type Props = { params: Promise<{ id: string }>; searchParams: Promise<Record<"saved" | "problem", Param>> };

const loadOriginal = cache((locale: Locale, id: string) =>
  z.uuid().safeParse(id).success ? findOriginal(locale, id) : null,
);

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const [{ id }, locale, t] = await Promise.all([params, getLocale(), getTranslations("adaptations.editor")]);
  const original = await loadOriginal(locale, id);
  return noindexMetadata(original ? t("metaTitle", { title: original.title }) : t("title"), {
    de: adaptationAddress("de", id),
    en: adaptationAddress("en", id),
  });
}

/** The form of the reader's own version of a recipe. */
export default async function AdaptationPage({ params, searchParams }: Props) {
  const [{ id }, query, locale, t] = await Promise.all([
    params,
    searchParams,
    getLocale(),
    getTranslations("adaptations.editor"),
  ]);
  const user = await requireSignIn(adaptationAddress(locale, id));
  const original = await loadOriginal(locale, id);
  if (!original) notFound();
  const [adaptation, lookups] = await Promise.all([getAdaptation(user.id, id), getDraftLookups()]);
  const { version, content } = adaptation ?? { version: 0, content: emptyAdaptation };
  const view = createFormView(locale, { original, version, content, lookups });
  const conflicts = countConflicts(original.content, content);
  return (
    <div className="wrap max-w-[52rem] pt-6">
      <PageHeading title={t("title")} intro={t("intro")}>
        <p className="mt-3 text-lg">
          <Link href={original.href} className="font-strong underline">
            {original.title}
          </Link>
        </p>
      </PageHeading>
      {query.saved === "1" && (
        <p role="status" className="mb-6 font-strong text-success">
          {t("saved")}{" "}
          <Link href={original.href} className="underline">
            {t("toRecipe")}
          </Link>
        </p>
      )}
      {typeof query.problem === "string" && (
        <p role="alert" className="mb-6 font-strong text-error">
          {t(`problem.${readProblem(query.problem)}`)}
        </p>
      )}
      {conflicts > 0 && (
        <div className="adaptation-conflict mb-8">
          <p className="font-strong">{t("conflictTitle", { count: conflicts })}</p>
          <p className="text-ink-2">{t("conflictText")}</p>
        </div>
      )}
      <ClientMessages namespaces={["adaptations.editor", "ui.autosave"]}>
        <AdaptationForm key={version} userId={user.id} view={view} errorIcon={<Icon name="circleAlert" />} />
      </ClientMessages>
      {adaptation && (
        <div className="mt-12 grid gap-8 border-line border-t pt-8 md:grid-cols-2">
          <section aria-labelledby="submit-title" className="grid content-start gap-3">
            <h2 id="submit-title" className="text-xl">
              {t("submit.title")}
            </h2>
            <p className="text-ink-2">{t("submit.text")}</p>
            <PlainForm action={submitAdaptationAction}>
              <input type="hidden" name="id" value={id} />
              <input type="hidden" name="locale" value={isLocale(locale) ? locale : original.language} />
              {/* Pressed twice, it creates one draft. */}
              <input type="hidden" name="draft" value={randomUUID()} />
              <Button type="submit" variant="secondary">
                {t("submit.button")}
              </Button>
            </PlainForm>
          </section>
          <section aria-labelledby="delete-title" className="grid content-start gap-3">
            <h2 id="delete-title" className="text-xl">
              {t("delete.title")}
            </h2>
            <p className="text-ink-2">{t("delete.text")}</p>
            <DeleteForm recipeId={id} variant="danger">
              {t("delete.button")}
            </DeleteForm>
          </section>
        </div>
      )}
    </div>
  );
}

function readProblem(problem: string) {
  return problem === "tooMany" || problem === "limit" || problem === "missing" ? problem : "other";
}

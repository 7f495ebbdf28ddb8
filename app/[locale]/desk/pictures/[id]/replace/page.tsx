import { notFound } from "next/navigation";
import { getLocale, getTranslations } from "next-intl/server";
import { z } from "zod";
import { requireDeskEditor } from "#app/[locale]/desk/require-desk-role.ts";
import { readPageParam } from "#app/[locale]/page-param.ts";
import { noindexMetadata } from "#app/[locale]/paginated-list.ts";
import { ReplacementPreview } from "#components/content/pictures/replacement-preview.tsx";
import { ClientMessages } from "#components/ui/client-messages.tsx";
import { Link } from "#components/ui/navigation/link.tsx";
import { parseLibraryFilter } from "#lib/content/pictures/library-filter.ts";
import { findLibraryPicture } from "#lib/content/pictures/queries.ts";
import { listPictureUses } from "#lib/content/pictures/use-queries.ts";
import { routeAddress, routeAddresses } from "#lib/platform/routing/address.ts";
import { ReplacementChoice } from "./replacement-choice.tsx";

export const dynamic = "force-dynamic";

type Param = "with" | "page" | "q" | "state" | "from";
type Props = {
  params: Promise<{ id: string }>;
  searchParams: Promise<Record<Param, string | string[] | undefined>>;
};

export async function generateMetadata({ params }: Props) {
  const [{ id }, t] = await Promise.all([params, getTranslations("pictures.replace")]);
  return noindexMetadata(t("title"), routeAddresses("/desk/pictures/[id]/replace", { id }));
}

async function find(id: unknown) {
  const parsed = z.uuid().safeParse(id);
  return parsed.success ? findLibraryPicture(parsed.data) : null;
}

/** Chooses what takes the place of a picture, and shows what would change before it does. */
export default async function ReplacePicturePage({ params, searchParams }: Props) {
  const [{ id }, query, locale, t] = await Promise.all([
    params,
    searchParams,
    getLocale(),
    getTranslations("pictures.replace"),
  ]);
  const path = routeAddress(locale, "/desk/pictures/[id]/replace", { id });
  await requireDeskEditor(path);
  const [former, chosen] = await Promise.all([find(id), find(query.with)]);
  if (!former || former.deletedAt) notFound();
  const isUsable = chosen && chosen.id !== id && !chosen.deletedAt && !chosen.isUpload;
  return (
    <ClientMessages namespaces={["pictures", "ui.form"]}>
      <p>
        <Link
          href={routeAddress(locale, "/desk/pictures/[id]", { id })}
          className="inline-flex min-h-8 items-center gap-1 text-sm underline"
        >
          {t("backToPicture")}
        </Link>
      </p>
      <h1 className="mt-2 mb-2 text-3xl leading-tight">{t("title")}</h1>
      {!isUsable && <p className="mb-8 max-w-measure text-ink-2">{former.useCount === 0 ? t("unused") : t("intro")}</p>}
      <div className="pb-(--section)">
        {former.useCount > 0 &&
          (isUsable ? (
            <ReplacementPreview
              former={former}
              replacement={chosen}
              uses={await listPictureUses(locale, id)}
              chooseHref={path}
            />
          ) : (
            <ReplacementChoice
              id={id}
              path={path}
              filter={parseLibraryFilter({ ...query, from: "editorial" })}
              page={readPageParam(query.page)}
            />
          ))}
      </div>
    </ClientMessages>
  );
}

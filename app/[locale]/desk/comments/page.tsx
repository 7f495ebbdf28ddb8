import { getLocale, getTranslations } from "next-intl/server";
import { noindexMetadata } from "#app/[locale]/paginated-list.ts";
import { DecisionHistory } from "#components/people/comments/desk/decision-history.tsx";
import { HeldList } from "#components/people/comments/desk/held-list.tsx";
import { PageHeading } from "#components/ui/page-heading.tsx";
import { MoreLink } from "#components/ui/section-heading.tsx";
import { parseCursor } from "#lib/people/comments/cursor.ts";
import { listRecentDecisions } from "#lib/people/comments/desk/history-queries.ts";
import { countHeldComments, listHeldComments } from "#lib/people/comments/desk-queries.ts";
import { address, addresses } from "#lib/platform/routing/address.ts";
import { requireDeskEditor } from "../require-desk-role.ts";

export const dynamic = "force-dynamic";

export async function generateMetadata() {
  const t = await getTranslations("comments.desk");
  return noindexMetadata(t("title"), addresses("/desk/comments"));
}

type Props = { searchParams: Promise<{ after?: string | string[] }> };

/** The comments that wait for an editor, and the latest decisions. */
export default async function HeldCommentsPage({ searchParams }: Props) {
  const locale = await getLocale();
  const href = address(locale, "/desk/comments");
  await requireDeskEditor(href);
  const after = parseCursor((await searchParams).after);
  const [t, count, { comments, next }, decisions] = await Promise.all([
    getTranslations("comments.desk"),
    countHeldComments(),
    listHeldComments({ locale, after }),
    listRecentDecisions(),
  ]);
  return (
    <>
      <PageHeading title={t("title")} intro={t("queue", { count })} />
      {comments.length > 0 && <HeldList comments={comments} />}
      {next && <MoreLink href={`${href}?after=${encodeURIComponent(next)}`} label={t("more")} />}
      <section aria-labelledby="decisions-title" className="mt-10 pb-(--section)">
        <h2 id="decisions-title" className="mb-4 text-2xl">
          {t("recent")}
        </h2>
        <DecisionHistory decisions={decisions} />
      </section>
    </>
  );
}

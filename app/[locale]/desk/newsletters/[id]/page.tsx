import { getLocale, getTranslations } from "next-intl/server";
import { requireDeskEditor } from "#app/[locale]/desk/require-desk-role.ts";
import { requireEntry } from "#app/[locale]/desk/require-entry.ts";
import { noindexMetadata } from "#app/[locale]/paginated-list.ts";
import { IssueNotice } from "#components/business/newsletters/desk/issue-notice.tsx";
import { IssueStatus } from "#components/business/newsletters/desk/issue-status.tsx";
import { Link } from "#components/ui/navigation/link.tsx";
import { getIssue } from "#lib/business/newsletters/issues/queries.ts";
import { address, routeAddress, routeAddresses } from "#lib/platform/routing/address.ts";
import { EditSection } from "./edit-section.tsx";
import { PreviewSection } from "./preview-section.tsx";
import { SendSection } from "./send-section.tsx";

export const dynamic = "force-dynamic";

interface Props {
  params: Promise<{ id: string }>;
  searchParams: Promise<{ notice?: string | string[]; time?: string | string[] }>;
}

export async function generateMetadata({ params }: Props) {
  const [{ id }, t] = await Promise.all([params, getTranslations("newsletters.desk")]);
  return noindexMetadata(t("metaTitle"), routeAddresses("/desk/newsletters/[id]", { id }));
}

/** An issue: a draft with its form, test and sending; a sent one with its figures. */
export default async function NewsletterIssueDeskPage({ params, searchParams }: Props) {
  const [{ id }, { notice, time }, locale, t] = await Promise.all([
    params,
    searchParams,
    getLocale(),
    getTranslations("newsletters.desk"),
  ]);
  const user = await requireDeskEditor(routeAddress(locale, "/desk/newsletters/[id]", { id }));
  const issue = await requireEntry(id, getIssue);
  return (
    <div className="pb-(--section)">
      <p className="text-ink-2 text-sm">
        <Link href={address(locale, "/desk/newsletters")} className="underline">
          {t("issues")}
        </Link>
      </p>
      <h1 className="text-3xl leading-tight [overflow-wrap:anywhere]">
        {issue.texts[locale].subject || t("untitled")}
      </h1>
      <IssueNotice notice={notice} />
      <IssueStatus issue={issue} />
      {issue.state === "draft" ? (
        <div className="mt-8 grid grid-cols-[minmax(0,1fr)] items-start gap-x-12 gap-y-10 lg:grid-cols-2">
          <div className="grid gap-10">
            <EditSection issue={issue} />
            <SendSection
              id={id}
              version={issue.version}
              email={user.email}
              plannedAt={issue.plannedAt}
              refusedTime={typeof time === "string" ? time : null}
            />
          </div>
          <PreviewSection id={id} at={issue.plannedAt} />
        </div>
      ) : (
        <div className="mt-8">
          <PreviewSection id={id} isWide />
        </div>
      )}
    </div>
  );
}

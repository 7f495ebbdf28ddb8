import { getLocale, getTranslations } from "next-intl/server";
import { requireAdmin } from "#app/[locale]/desk/require-desk-role.ts";
import { noindexMetadata } from "#app/[locale]/paginated-list.ts";
import { InvitationForm } from "#components/people/accounts/invitations/invitation-form.tsx";
import { InvitationList } from "#components/people/accounts/invitations/invitation-list.tsx";
import { EmptyState } from "#components/ui/empty-state.tsx";
import { FlashMessage } from "#components/ui/flash-message.tsx";
import { PageHeading } from "#components/ui/page-heading.tsx";
import { listInvitations } from "#lib/people/accounts/invitations/queries.ts";
import { getFlashMessage } from "#lib/platform/http/flash-message.ts";
import { address, addresses } from "#lib/platform/routing/address.ts";
import { currentTime } from "#lib/platform/time/clock.ts";

export const dynamic = "force-dynamic";

const route = "/desk/invitations";

export async function generateMetadata() {
  const t = await getTranslations("accounts.invitations");
  return noindexMetadata(t("title"), addresses(route));
}

/** Invites people to a role, and lists the invitations that are not accepted. */
export default async function InvitationsPage() {
  const [locale, t] = await Promise.all([getLocale(), getTranslations("accounts.invitations")]);
  await requireAdmin(address(locale, route));
  const [invitations, message] = await Promise.all([listInvitations(), getFlashMessage()]);
  return (
    <>
      <FlashMessage message={message} />
      <PageHeading title={t("title")} intro={t("intro")} />
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-x-12 gap-y-10 pb-(--section) lg:grid-cols-[26rem_minmax(0,1fr)]">
        <section aria-labelledby="invite" className="rounded-2 bg-tint p-5">
          <h2 id="invite" className="mb-4 text-2xl">
            {t("form")}
          </h2>
          <InvitationForm />
        </section>
        <section aria-labelledby="open">
          <h2 id="open" className="mb-4 text-2xl">
            {t("list")}
          </h2>
          {invitations.length === 0 ? (
            <EmptyState heading="h3" title={t("emptyTitle")} text={t("emptyText")} />
          ) : (
            <InvitationList invitations={invitations} now={currentTime()} />
          )}
        </section>
      </div>
    </>
  );
}

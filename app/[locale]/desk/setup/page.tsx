import { getLocale, getTranslations } from "next-intl/server";
import { noindexMetadata } from "#app/[locale]/paginated-list.ts";
import { ChecklistView } from "#components/desk/setup/checklist-view.tsx";
import { DueWorkNotice } from "#components/desk/setup/due-work-notice.tsx";
import { ClientMessages } from "#components/ui/client-messages.tsx";
import { FlashMessage } from "#components/ui/flash-message.tsx";
import { PageHeading } from "#components/ui/page-heading.tsx";
import { createChecklist } from "#lib/desk/setup/checklist.ts";
import { findDueWork } from "#lib/desk/setup/due-work-queries.ts";
import { findSetupFacts } from "#lib/desk/setup/facts-queries.ts";
import { getFlashMessage } from "#lib/platform/http/flash-message.ts";
import { address, addresses } from "#lib/platform/routing/address.ts";
import { currentTime } from "#lib/platform/time/clock.ts";
import { requireAdmin } from "../require-desk-role.ts";
import { loadForms } from "./load-forms.tsx";

export const dynamic = "force-dynamic";

export async function generateMetadata() {
  const t = await getTranslations("setup");
  return noindexMetadata(t("title"), addresses("/desk/setup"));
}

/** What an operator sets up before the site is public, and what is still missing. */
export default async function SetupPage() {
  const locale = await getLocale();
  await requireAdmin(address(locale, "/desk/setup"));
  const [t, facts, forms, dueWork, flashMessage] = await Promise.all([
    getTranslations("setup"),
    findSetupFacts(),
    loadForms(),
    findDueWork(),
    getFlashMessage(),
  ]);
  const items = createChecklist(facts, currentTime());
  const open = items.filter(({ state }) => state === "open").length;
  return (
    <ClientMessages namespaces={["setup.tests", "setup.site.colors"]}>
      <FlashMessage message={flashMessage} />
      <PageHeading title={t("title")} intro={open > 0 ? t("intro", { count: open }) : t("complete")} />
      {dueWork && <DueWorkNotice dueWork={dueWork} />}
      <ChecklistView items={items} facts={facts} locale={locale} forms={forms} />
    </ClientMessages>
  );
}

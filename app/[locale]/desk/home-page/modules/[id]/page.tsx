import { getLocale, getTranslations } from "next-intl/server";
import { requireEntry } from "#app/[locale]/desk/require-entry.ts";
import { noindexMetadata } from "#app/[locale]/paginated-list.ts";
import { FlashMessage } from "#components/ui/flash-message.tsx";
import { findDeskModule } from "#lib/content/feeds/desk/desk-queries.ts";
import { toModuleValues } from "#lib/content/feeds/desk/module-form.ts";
import { getFlashMessage } from "#lib/platform/http/flash-message.ts";
import { routeAddress, routeAddresses } from "#lib/platform/routing/address.ts";
import { toLocalInput } from "#lib/platform/time/local-time.ts";
import { requireDeskEditor } from "../../../require-desk-role.ts";
import { ModuleFormSection } from "../../module-form-section.tsx";
import { RecipeDaysSection } from "../../recipe-days-section.tsx";

export const dynamic = "force-dynamic";

type Props = { params: Promise<{ id: string }> };

export async function generateMetadata({ params }: Props) {
  const [{ id }, t] = await Promise.all([params, getTranslations("feeds.desk")]);
  return noindexMetadata(t("editTitle"), routeAddresses("/desk/home-page/modules/[id]", { id }));
}

/** The form of a module. */
export default async function ModulePage({ params }: Props) {
  const [{ id }, locale] = await Promise.all([params, getLocale()]);
  await requireDeskEditor(routeAddress(locale, "/desk/home-page/modules/[id]", { id }));
  const found = await requireEntry(id, findDeskModule);
  const { feed, version, module } = found;
  const toInput = (instant: string | null) => (instant ? toLocalInput(new Date(instant)) : "");
  return (
    <>
      <FlashMessage message={await getFlashMessage()} />
      <ModuleFormSection
        // A saved form starts anew.
        key={version}
        feed={feed}
        version={version}
        id={id}
        type={module.data.type}
        values={{
          ...toModuleValues(module.data),
          language: module.locale ?? "both",
          startsAt: toInput(module.startsAt),
          endsAt: toInput(module.endsAt),
        }}
      />
      {module.data.type === "recipe" && <RecipeDaysSection feed={feed} version={version} id={id} data={module.data} />}
    </>
  );
}

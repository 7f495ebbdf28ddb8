import { getLocale, getTranslations } from "next-intl/server";
import { requireDeskEditor } from "#app/[locale]/desk/require-desk-role.ts";
import { requireEntry } from "#app/[locale]/desk/require-entry.ts";
import { noindexMetadata } from "#app/[locale]/paginated-list.ts";
import { DeletePanel } from "#components/ui/desk/delete-panel.tsx";
import { DeskHeading } from "#components/ui/desk/desk-heading.tsx";
import { MergePanel } from "#components/ui/desk/merge-panel.tsx";
import { FlashMessage } from "#components/ui/flash-message.tsx";
import { deleteUtensilAction, mergeUtensilAction } from "#lib/content/utensils/actions.ts";
import {
  countUtensilUses,
  type DeskUtensil,
  findDeskUtensil,
  listDeskUtensils,
  type UtensilUses,
} from "#lib/content/utensils/desk-queries.ts";
import { getFlashMessage } from "#lib/platform/http/flash-message.ts";
import { address, routeAddress, routeAddresses } from "#lib/platform/routing/address.ts";
import { UtensilFormSection } from "../utensil-form-section.tsx";

export const dynamic = "force-dynamic";

const route = "/desk/utensils/[id]";

type Props = { params: Promise<{ id: string }>; searchParams: Promise<{ into?: string | string[] }> };

export async function generateMetadata({ params }: Props) {
  const [{ id }, t] = await Promise.all([params, getTranslations("utensils.desk")]);
  return noindexMetadata(t("title"), routeAddresses(route, { id }));
}

/** Renames a utensil, merges it into another one, or deletes it. */
export default async function DeskUtensilPage({ params, searchParams }: Props) {
  const [{ id }, { into }, locale, t] = await Promise.all([
    params,
    searchParams,
    getLocale(),
    getTranslations("utensils.desk"),
  ]);
  await requireDeskEditor(routeAddress(locale, route, { id }));
  const utensil = await requireEntry(id, findDeskUtensil);
  const [uses, message] = await Promise.all([countUtensilUses(utensil.id), getFlashMessage()]);
  const isUnused = uses.recipes + uses.drafts === 0;
  const name = utensil.names[locale].one;
  return (
    <>
      <FlashMessage message={message} />
      <DeskHeading back={{ href: address(locale, "/desk/utensils"), label: t("back") }} title={name} />
      <UtensilFormSection utensil={utensil} />
      {!utensil.isBuiltIn && (
        <UtensilMerge utensil={utensil} uses={uses} into={typeof into === "string" ? into : null} />
      )}
      <DeletePanel
        name={name}
        text={t(utensil.isBuiltIn ? "keptBuiltIn" : isUnused ? "deleteText" : "keptUsed")}
        isPossible={!utensil.isBuiltIn && isUnused}
        action={deleteUtensilAction}
        fields={{ id: utensil.id, version: String(utensil.version), locale }}
      />
    </>
  );
}

interface UtensilMergeProps {
  utensil: DeskUtensil;
  uses: UtensilUses;
  into: string | null;
}

async function UtensilMerge({ utensil, uses, into }: UtensilMergeProps) {
  const [locale, t] = await Promise.all([getLocale(), getTranslations("utensils.desk")]);
  const targets = (await listDeskUtensils(locale))
    .filter(({ id }) => id !== utensil.id)
    .map(({ id, names }) => ({ id, title: names[locale].one }));
  if (targets.length === 0) return null;
  return (
    <MergePanel
      path={routeAddress(locale, route, { id: utensil.id })}
      name={utensil.names[locale].one}
      intro={t("mergeIntro")}
      targets={targets}
      into={targets.find(({ id }) => id === into) ?? null}
      moves={[t("moves.recipes", { count: uses.recipes }), t("moves.drafts", { count: uses.drafts })]}
      action={mergeUtensilAction}
      fields={{ id: utensil.id, version: String(utensil.version), locale }}
    />
  );
}

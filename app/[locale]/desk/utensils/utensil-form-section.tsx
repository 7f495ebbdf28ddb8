import { getLocale } from "next-intl/server";
import { UtensilForm } from "#components/content/utensils/desk/utensil-form.tsx";
import { ClientMessages } from "#components/ui/client-messages.tsx";
import { Icon } from "#components/ui/icons/icon.tsx";
import type { DeskUtensil } from "#lib/content/utensils/desk-queries.ts";
import type { UtensilField } from "#lib/content/utensils/form-fields.ts";

/** The form of a utensil with its names; null for a new one. */
export async function UtensilFormSection({ utensil }: { utensil: DeskUtensil | null }) {
  const locale = await getLocale();
  return (
    <ClientMessages namespaces={["utensils.desk", "ui.desk", "ui.form"]}>
      <UtensilForm
        saved={utensil && { id: utensil.id, version: utensil.version }}
        initial={utensil ? toValues(utensil) : {}}
        locale={locale}
        errorIcon={<Icon name="circleAlert" className="mt-[0.1em]" />}
      />
    </ClientMessages>
  );
}

function toValues({ names: { de, en } }: DeskUtensil): Partial<Record<UtensilField, string>> {
  return { oneDe: de.one, manyDe: de.many, oneEn: en.one, manyEn: en.many };
}

import { UtensilForm } from "#components/content/utensils/desk/utensil-form.tsx";
import type { DeskUtensil } from "#lib/content/utensils/desk-queries.ts";
import type { UtensilField } from "#lib/content/utensils/form-fields.ts";

/** The form of a utensil with its names; null for a new one. */
export function UtensilFormSection({ utensil }: { utensil: DeskUtensil | null }) {
  return (
    <UtensilForm
      saved={utensil && { id: utensil.id, version: utensil.version }}
      initial={utensil ? toValues(utensil) : {}}
    />
  );
}

function toValues({ names: { de, en } }: DeskUtensil): Partial<Record<UtensilField, string>> {
  return { oneDe: de.one, manyDe: de.many, oneEn: en.one, manyEn: en.many };
}

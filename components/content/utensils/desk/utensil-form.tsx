import { useTranslations } from "next-intl";
import { DeskForm } from "#components/ui/desk/desk-form.tsx";
import { TextField } from "#components/ui/forms/text-field.tsx";
import { saveUtensilAction } from "#lib/content/utensils/actions.ts";
import { maxUtensilName, type UtensilField, utensilFields } from "#lib/content/utensils/form-fields.ts";

interface UtensilFormProps {
  /** Null for a new utensil. */
  saved: { id: string; version: number } | null;
  initial: Partial<Record<UtensilField, string>>;
}

/** Creates or renames a utensil. */
export function UtensilForm({ saved, initial }: UtensilFormProps) {
  const t = useTranslations("utensils.desk");
  return (
    <DeskForm
      action={saveUtensilAction}
      fields={utensilFields}
      labelOf={(name) => (name === "form" ? "" : t(`fields.${name}`))}
      saved={saved}
      initial={initial}
    >
      {(field) => (
        <div className="grid max-w-3xl items-start gap-5 sm:grid-cols-2">
          <TextField {...field("oneDe")} lang="de" maxLength={maxUtensilName} required />
          <TextField {...field("manyDe")} lang="de" maxLength={maxUtensilName} required />
          <TextField {...field("oneEn")} lang="en" maxLength={maxUtensilName} required />
          <TextField {...field("manyEn")} lang="en" maxLength={maxUtensilName} required />
        </div>
      )}
    </DeskForm>
  );
}

import { useTranslations } from "next-intl";
import { DeskForm } from "#components/ui/desk/desk-form.tsx";
import { TextField } from "#components/ui/forms/text-field.tsx";
import { saveImprintAction } from "#lib/platform/site-settings/actions.ts";
import { type ImprintField, imprintFields, siteLength } from "#lib/platform/site-settings/form-fields.ts";
import { type SiteFormProps, toSaved } from "./form-props.ts";

const facts = imprintFields.filter((name) => name !== "form");

/** The facts of the imprint. */
export function ImprintForm({ version, ...props }: SiteFormProps<ImprintField>) {
  const t = useTranslations("setup.site.imprint");
  return (
    <DeskForm
      action={saveImprintAction}
      fields={imprintFields}
      labelOf={(name) => (name === "form" ? "" : t(`fields.${name}`))}
      saved={toSaved(version)}
      {...props}
    >
      {(field) => (
        <div className="grid items-start gap-5 lg:grid-cols-2">
          {facts.map((name) => (
            <TextField
              key={name}
              {...field(name)}
              hint={t(`hints.${name}`)}
              maxLength={siteLength.fact}
              autoComplete="off"
            />
          ))}
        </div>
      )}
    </DeskForm>
  );
}

import { useTranslations } from "next-intl";
import { DeskForm } from "#components/ui/desk/desk-form.tsx";
import { TextArea, TextField } from "#components/ui/forms/text-field.tsx";
import { saveIdentityAction } from "#lib/platform/site-settings/actions.ts";
import { type IdentityField, identityFields, siteLength } from "#lib/platform/site-settings/form-fields.ts";
import { type SiteFormProps, toSaved } from "./form-props.ts";

/** Name, texts and addresses. */
export function IdentityForm({ version, ...props }: SiteFormProps<IdentityField>) {
  const t = useTranslations("setup.site.identity");
  return (
    <DeskForm
      action={saveIdentityAction}
      fields={identityFields}
      labelOf={(name) => (name === "form" ? "" : t(`fields.${name}`))}
      saved={toSaved(version)}
      {...props}
    >
      {(field) => (
        <div className="grid items-start gap-5 lg:grid-cols-2">
          <TextField {...field("name")} maxLength={siteLength.name} autoComplete="off" required />
          <TextField {...field("mail")} type="email" autoComplete="off" required />
          <TextField {...field("claimDe")} lang="de" hint={t("claimHint")} maxLength={siteLength.claim} />
          <TextField {...field("claimEn")} lang="en" hint={t("claimHint")} maxLength={siteLength.claim} />
          <TextArea
            {...field("descriptionDe")}
            lang="de"
            hint={t("descriptionHint")}
            maxLength={siteLength.description}
          />
          <TextArea
            {...field("descriptionEn")}
            lang="en"
            hint={t("descriptionHint")}
            maxLength={siteLength.description}
          />
          <div className="lg:col-span-2">
            <TextArea {...field("social")} hint={t("socialHint")} spellCheck={false} />
          </div>
        </div>
      )}
    </DeskForm>
  );
}

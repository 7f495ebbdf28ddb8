import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { DeskForm } from "#components/ui/desk/desk-form.tsx";
import { Checkbox } from "#components/ui/forms/choice.tsx";
import { FileField } from "#components/ui/forms/file-field.tsx";
import { Icon } from "#components/ui/icons/icon.tsx";
import { saveLogoAction } from "#lib/platform/site-settings/actions.ts";
import { type LogoField, logoFields } from "#lib/platform/site-settings/form-fields.ts";
import { type SiteFormProps, toSaved } from "./form-props.ts";

interface LogoFormProps extends Omit<SiteFormProps<LogoField>, "initial"> {
  /** The logo as the header shows it; null while there is none. */
  current: ReactNode;
}

/** Sets or removes the logo. */
export function LogoForm({ version, current }: LogoFormProps) {
  const t = useTranslations("setup.site.logo");
  return (
    <DeskForm
      action={saveLogoAction}
      fields={logoFields}
      labelOf={(name) => (name === "form" ? "" : t(`fields.${name}`))}
      saved={toSaved(version)}
      initial={{}}
    >
      {() => (
        <>
          {current && (
            <div className="justify-self-start rounded-2 border border-line bg-page px-5 py-4">{current}</div>
          )}
          <FileField
            name="logo"
            label={t("fields.logo")}
            accept="image/svg+xml,.svg"
            pickLabel={t("pick")}
            pickIcon={<Icon name="image" />}
            messages={{ nothingPicked: t("nothingPicked"), picked: t("picked") }}
            hint={t("hint")}
            isOptional
          />
          {current && <Checkbox name="isRemoved" label={t("fields.isRemoved")} />}
        </>
      )}
    </DeskForm>
  );
}

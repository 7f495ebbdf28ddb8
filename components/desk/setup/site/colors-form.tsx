import { useTranslations } from "next-intl";
import { DeskForm } from "#components/ui/desk/desk-form.tsx";
import { saveColorsAction } from "#lib/platform/site-settings/actions.ts";
import { type ColorField, colorFields } from "#lib/platform/site-settings/form-fields.ts";
import { ColorFields } from "./color-fields.tsx";
import { type SiteFormProps, toSaved } from "./form-props.ts";

/** Sets the colours; the preview shows them while they are typed. Needs `setup.site.colors`. */
export function ColorsForm({ version, initial }: SiteFormProps<ColorField>) {
  const t = useTranslations("setup.site.colors");
  return (
    <DeskForm
      action={saveColorsAction}
      fields={colorFields}
      labelOf={(name) => (name === "form" ? "" : t(`fields.${name}`))}
      saved={toSaved(version)}
      initial={initial}
    >
      {() => <ColorFields initial={initial} />}
    </DeskForm>
  );
}

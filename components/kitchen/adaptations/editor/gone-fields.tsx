import { useTranslations } from "next-intl";
import type { FormFields } from "#components/kitchen/adaptations/editor/form-fields.ts";
import { Checkbox } from "#components/ui/forms/choice.tsx";
import type { FormView, GoneChange } from "#lib/kitchen/adaptations/form/form-view.ts";

interface GoneFieldsProps {
  view: Pick<FormView, "goneIngredients" | "goneSteps">;
  fields: FormFields;
}

/** Changes of ingredients and steps that the recipe no longer has; nothing without any. */
export function GoneFields({ view: { goneIngredients, goneSteps }, fields }: GoneFieldsProps) {
  const t = useTranslations("adaptations.editor.gone");
  if (goneIngredients.length + goneSteps.length === 0) return null;
  return (
    <section aria-labelledby="adaptation-gone" className="adaptation-conflict">
      <h2 id="adaptation-gone" className="text-xl">
        {t("title")}
      </h2>
      <p className="text-ink-2">{t("text")}</p>
      <ul className="mt-2 grid gap-4">
        {goneIngredients.map((gone, index) => (
          <GoneRow key={gone.change} name={`goneIngredients.${index}`} gone={gone} fields={fields} />
        ))}
        {goneSteps.map((gone, index) => (
          <GoneRow key={gone.change} name={`goneSteps.${index}`} gone={gone} fields={fields} />
        ))}
      </ul>
    </section>
  );
}

function GoneRow({ name, gone, fields }: { name: string; gone: GoneChange; fields: FormFields }) {
  const t = useTranslations("adaptations.editor.gone");
  return (
    <li>
      <input type="hidden" name={`${name}.change`} value={fields.readHidden(`${name}.change`, gone.change)} />
      <p className="whitespace-pre-line text-ink-2">{t("was", { original: gone.original })}</p>
      <p className="whitespace-pre-line">{t("own", { own: gone.own || t("omitted") })}</p>
      <Checkbox
        name={`${name}.remove`}
        defaultChecked={fields.readBox(`${name}.remove`, false)}
        aria-label={t("removeOf", { original: gone.original })}
        label={t("remove")}
      />
    </li>
  );
}

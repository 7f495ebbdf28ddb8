import { useTranslations } from "next-intl";
import { LocalizedField } from "#components/content/feeds/desk/fields/localized-field.tsx";
import type { ModuleOptions } from "#components/content/feeds/desk/module-options.ts";
import { Checkbox } from "#components/ui/forms/choice.tsx";
import { FieldDetails } from "#components/ui/forms/field-details.tsx";
import { SelectField } from "#components/ui/forms/select-field.tsx";
import { TextField } from "#components/ui/forms/text-field.tsx";
import type { ModuleValues } from "#lib/content/feeds/desk/module-form.ts";

const maxSize = 24;

/** The saved search of an automatic list. */
export function SearchFields({ values, options }: { values: ModuleValues; options: ModuleOptions }) {
  const t = useTranslations("feeds.desk.search");
  const field = (name: string) => ({ name, defaultValue: values[name] });
  return (
    <fieldset className="grid gap-4">
      <legend className="mb-2 font-strong text-lg">{t("title")}</legend>
      <div className="grid items-start gap-4 sm:grid-cols-3">
        <SelectField
          {...field("search.type")}
          label={t("type")}
          options={(["recipe", "article"] as const).map((value) => ({ value, label: t(`types.${value}`) }))}
        />
        <SelectField {...field("search.sort")} label={t("sort")} options={options.sorts} />
        <TextField {...field("search.size")} label={t("size")} type="number" min={1} max={maxSize} />
      </div>
      <LocalizedField values={values} name="search.words" label={t("words")} />
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <SelectField
          {...field("search.categoryId")}
          label={t("category")}
          options={[{ value: "", label: t("any") }, ...options.categories]}
        />
        <SelectField
          {...field("search.tagKey")}
          label={t("tag")}
          options={[{ value: "", label: t("any") }, ...options.tags]}
        />
      </div>
      <Checkbox name="search.community" label={t("community")} defaultChecked={values["search.community"] === "on"} />
      <div>
        <p className="mb-1 font-strong text-sm">{t("filters")}</p>
        {options.facets.map(({ kind, label, values: choices }) => {
          const name = `search.filters.${kind}`;
          const chosen = (values[name] ?? "").split(" ").filter(Boolean);
          return (
            <FieldDetails key={kind} names={[name]} isFilled={chosen.length > 0} className="border-line border-b">
              <summary className="min-h-11 cursor-pointer py-2 underline">{label}</summary>
              <div className="grid pb-3 sm:grid-cols-3">
                {choices.map((option) => (
                  <Checkbox
                    key={option.value}
                    name={name}
                    value={option.value}
                    label={option.label}
                    defaultChecked={chosen.includes(option.value)}
                  />
                ))}
              </div>
            </FieldDetails>
          );
        })}
      </div>
    </fieldset>
  );
}

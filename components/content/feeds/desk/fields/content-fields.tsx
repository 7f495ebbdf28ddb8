import { useTranslations } from "next-intl";
import { LinksField } from "#components/content/feeds/desk/fields/links-field.tsx";
import { LocalizedField } from "#components/content/feeds/desk/fields/localized-field.tsx";
import { ReferencePicker } from "#components/content/feeds/desk/fields/reference-picker.tsx";
import { SearchFields } from "#components/content/feeds/desk/fields/search-fields.tsx";
import type { ModuleOptions, ModuleReferences } from "#components/content/feeds/desk/module-options.ts";
import { Checkbox } from "#components/ui/forms/choice.tsx";
import { SelectField } from "#components/ui/forms/select-field.tsx";
import type { ModuleType, ModuleValues } from "#lib/content/feeds/desk/module-form.ts";
import type { ReferenceKind } from "#lib/content/feeds/desk/reference.ts";

interface ContentFieldsProps {
  type: ModuleType;
  values: ModuleValues;
  references: ModuleReferences;
  options: ModuleOptions;
}

type PickedField = "itemIds" | "leadId" | "itemId" | "userIds" | "categoryIds" | "videoId" | "pictureId";

const maxChosen = 100;
const textRows = 3;
const termRows = 8;

/** The fields of each type, in the order in which the module shows their content. */
export function ContentFields({ type, values, references, options }: ContentFieldsProps) {
  const t = useTranslations("feeds.desk.form");
  const picker = (name: PickedField, kind: ReferenceKind, label: string) => (
    <ReferencePicker
      name={name}
      label={label}
      kind={kind}
      initial={references[name] ?? []}
      max={name.endsWith("Ids") ? maxChosen : 1}
    />
  );
  const heading = <LocalizedField values={values} name="heading" label={t("heading")} />;
  const text = <LocalizedField values={values} name="text" label={t("text")} rows={textRows} />;
  const optionalText = <LocalizedField values={values} name="text" label={t("optionalText")} rows={textRows} />;
  const links = <LinksField values={values} references={references} options={options} />;
  const more = (hint: string, first: { value: string; label: string }[]) => (
    <SelectField
      name="more"
      defaultValue={values.more}
      label={t("more")}
      hint={hint}
      options={[
        ...first,
        ...options.routes,
        ...options.categories.map(({ value, label }) => ({ value: `category:${value}`, label })),
      ]}
    />
  );

  switch (type) {
    case "recipe":
      return (
        <>
          <LocalizedField values={values} name="overline" label={t("overline")} />
          {picker("itemIds", "recipe", t("recipes"))}
          <p className="text-ink-2 text-sm">{t("recipesHint")}</p>
          <input type="hidden" name="fixed" value={values.fixed ?? ""} />
        </>
      );
    case "article":
      return (
        <>
          {heading}
          {picker("leadId", "item", t("lead"))}
          {picker("itemIds", "item", t("items"))}
        </>
      );
    case "collection":
      return (
        <>
          {heading}
          {text}
          {picker("pictureId", "picture", t("picture"))}
          {links}
          {picker("itemIds", "item", t("cards"))}
          {more(t("moreHint"), [{ value: "", label: t("noMore") }])}
        </>
      );
    case "automated":
      return (
        <>
          {heading}
          {optionalText}
          <SearchFields values={values} options={options} />
          {more(t("moreHint"), [])}
        </>
      );
    case "author_carousel":
      return (
        <>
          {heading}
          {picker("userIds", "user", t("users"))}
        </>
      );
    case "categories_collection":
      return (
        <>
          {heading}
          {picker("categoryIds", "category", t("categories"))}
        </>
      );
    case "link_collection":
      return (
        <>
          {heading}
          {optionalText}
          {links}
          <Checkbox name="isSponsored" label={t("isSponsored")} defaultChecked={values.isSponsored === "on"} />
        </>
      );
    case "player":
      return (
        <>
          {heading}
          {text}
          {picker("videoId", "video", t("video"))}
          {picker("itemId", "recipe", t("videoRecipe"))}
        </>
      );
    case "featured_search":
      return (
        <>
          {heading}
          <LocalizedField values={values} name="terms" label={t("terms")} hint={t("termsHint")} rows={termRows} />
        </>
      );
    case "shopping_tip":
      return picker("itemId", "tip", t("tip"));
    case "partners":
      return heading;
    case "advertisement":
      return <SelectField name="slot" defaultValue={values.slot} label={t("slot")} options={options.slots} />;
    default:
      return <p className="text-ink-2">{t("noContent")}</p>;
  }
}

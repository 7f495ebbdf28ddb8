"use client";
import { useTranslations } from "next-intl";
import { useEditorContext } from "#components/content/story-drafts/editor-context.tsx";
import { PictureChoice } from "#components/content/story-drafts/fields/picture-choice.tsx";
import { Button } from "#components/ui/button.tsx";
import { Checkbox, ChoiceGroup } from "#components/ui/forms/choice.tsx";
import { SelectField } from "#components/ui/forms/select-field.tsx";
import { TextField } from "#components/ui/forms/text-field.tsx";
import { DialogIcon } from "#components/ui/icons/dialog-icon.tsx";
import type { StoryContent } from "#lib/content/story-drafts/content.ts";
import { textLimits } from "#lib/content/story-drafts/limits.ts";
import type { Choice } from "#lib/content/story-drafts/references.ts";
import type { StoryType } from "#lib/platform/db/tables/stories.ts";

interface FactFieldsProps {
  content: StoryContent;
  isStaticPage: boolean;
  /** Partners choose no author, and cannot remove the label of advertising. */
  isPartner: boolean;
  onChange: (apply: (content: StoryContent) => StoryContent) => void;
}

const toOptions = (choices: readonly Choice[]) => choices.map(({ id, name }) => ({ value: id, label: name }));

/** What both languages share: type, author, picture, categories and tags. */
export function FactFields({ content, isStaticPage, isPartner, onChange }: FactFieldsProps) {
  const t = useTranslations("storyDrafts.facts");
  const types = useTranslations("storyDrafts.types");
  const { choices, pictures } = useEditorContext();
  const change = (patch: Partial<StoryContent>) => onChange((before) => ({ ...before, ...patch }));
  const picture = content.pictureId ? pictures.get(content.pictureId) : undefined;
  const storyTypes = isStaticPage ? (["static_page"] as const) : (["article", "news", "shopping_tip"] as const);
  return (
    <section aria-labelledby="facts-title" className="grid gap-4">
      <h2 id="facts-title" className="text-xl">
        {t("title")}
      </h2>
      <div className="grid gap-x-8 gap-y-4 lg:grid-cols-2">
        <div className="grid content-start gap-4">
          <SelectField
            id="story-type"
            label={t("type")}
            value={content.storyType}
            disabled={isStaticPage}
            options={storyTypes.map((type) => ({ value: type, label: types(type) }))}
            onChange={({ target }) => change({ storyType: target.value as StoryType })}
          />
          {content.storyType === "shopping_tip" && (
            <TextField
              id="theme"
              label={t("theme")}
              hint={t("themeHint")}
              value={content.theme}
              maxLength={textLimits.theme}
              onChange={({ target }) => change({ theme: target.value })}
            />
          )}
          {!isPartner && (
            <SelectField
              id="author"
              label={t("author")}
              value={content.authorId}
              options={toOptions(choices.authors)}
              onChange={({ target }) => change({ authorId: target.value })}
            />
          )}
          <SelectField
            id="main-category"
            label={t("mainCategory")}
            value={content.mainCategoryId ?? ""}
            placeholder={t("noCategory")}
            options={toOptions(choices.categories)}
            required={false}
            onChange={({ target }) => change({ mainCategoryId: target.value || null })}
          />
          {!isPartner && (
            <Checkbox
              label={t("sponsored")}
              checked={content.isSponsored}
              onChange={({ target }) => change({ isSponsored: target.checked })}
            />
          )}
          {isPartner && content.isSponsored && <p className="text-ink-2 text-sm">{t("sponsoredNote")}</p>}
        </div>
        <div className="grid content-start gap-3">
          <p className="font-strong text-sm">{t("picture")}</p>
          {content.pictureId && (
            <div className="flex flex-wrap items-end gap-3">
              {/* biome-ignore lint/performance/noImgElement: a signed address of the resizing service */}
              <img
                src={picture?.src}
                alt={picture?.alt || t("picture")}
                className="aspect-[4/3] w-56 rounded-2 bg-tint object-cover"
              />
              <Button variant="quiet" onClick={() => change({ pictureId: null })}>
                {t("removePicture")}
              </Button>
            </div>
          )}
          <PictureChoice id="picture" label={t("picture")} onChoose={(pictureId) => change({ pictureId })} />
        </div>
      </div>
      <div className="grid gap-x-8 lg:grid-cols-2">
        <Choices
          label={t("categories")}
          choices={choices.categories}
          chosen={content.categoryIds}
          onChange={(categoryIds) => change({ categoryIds })}
        />
        <Choices
          label={t("tags")}
          choices={choices.tags}
          chosen={content.tagIds}
          onChange={(tagIds) => change({ tagIds })}
        />
      </div>
    </section>
  );
}

interface ChoicesProps {
  label: string;
  choices: readonly Choice[];
  chosen: readonly string[];
  onChange: (ids: string[]) => void;
}

/** Many checkboxes, folded away; what is chosen stands in the line that opens them. */
function Choices({ label, choices, chosen, onChange }: ChoicesProps) {
  const names = choices.filter(({ id }) => chosen.includes(id)).map(({ name }) => name);
  return (
    <details className="min-w-0 border-line border-t">
      <summary className="flex min-h-11 cursor-pointer items-center gap-2 py-2 [overflow-wrap:anywhere]">
        <DialogIcon name="plus" />
        <span className="font-strong text-primary text-sm">{label}</span>
        {names.length > 0 && <span className="min-w-0 text-ink-2 text-sm">{names.join(", ")}</span>}
      </summary>
      <ChoiceGroup legend={label} hasHiddenLegend className="max-h-80 overflow-y-auto pb-3">
        <div className="grid gap-x-4 sm:grid-cols-2">
          {choices.map(({ id, name }) => (
            <Checkbox
              key={id}
              label={name}
              checked={chosen.includes(id)}
              onChange={({ target }) => onChange(target.checked ? [...chosen, id] : chosen.filter((one) => one !== id))}
            />
          ))}
        </div>
      </ChoiceGroup>
    </details>
  );
}

"use client";
import { useTranslations } from "next-intl";
import { useFieldLabel } from "#components/content/recipe-drafts/fields/field-label.ts";
import { ChoiceGroup, Radio } from "#components/ui/forms/choice.tsx";
import type { DraftContent } from "#lib/content/recipe-drafts/draft.ts";
import type { MergePart } from "#lib/content/recipe-drafts/editing/differences.ts";
import type { DraftTag } from "#lib/content/recipe-drafts/editing/lookups.ts";
import type { ContentField } from "#lib/content/recipes/content/field.ts";
import { contentFields } from "#lib/content/recipes/content/fields.ts";

interface DifferenceChoiceProps {
  part: MergePart;
  mine: DraftContent;
  stored: DraftContent;
  tags: DraftTag[];
  isMine: boolean;
  onChoose: (isMine: boolean) => void;
}

/** Both values of one part of a draft, and the choice between them. */
export function DifferenceChoice({ part, mine, stored, tags, isMine, onChoose }: DifferenceChoiceProps) {
  const t = useTranslations("recipeDrafts.conflict");
  const label = useFieldLabel();
  const toText = useDifferenceText(tags);
  const sides = [
    { name: t("mine"), text: toText(part, mine), isChosen: isMine, choose: () => onChoose(true) },
    { name: t("other"), text: toText(part, stored), isChosen: !isMine, choose: () => onChoose(false) },
  ];
  return (
    <ChoiceGroup legend={label(part)}>
      <div className="grid gap-x-6 md:grid-cols-2">
        {sides.map(({ name, text, isChosen, choose }) => (
          <Radio
            key={name}
            name={`merge-${part}`}
            checked={isChosen}
            onChange={choose}
            label={
              <>
                <span className="font-strong">{name}</span>
                <span className="line-clamp-6 whitespace-pre-line text-ink-2">{text || t("empty")}</span>
              </>
            }
          />
        ))}
      </div>
    </ChoiceGroup>
  );
}

/** The value of a part as a text. */
function useDifferenceText(tags: DraftTag[]) {
  const t = useTranslations("recipeDrafts");
  const label = useFieldLabel();
  return (part: MergePart, content: DraftContent): string => {
    const { language, servings, duration } = content;
    switch (part) {
      case "language":
        return t(`basics.${language}`);
      case "difficulty":
        return content.difficulty === "unknown" ? "" : t(`basics.${content.difficulty}`);
      case "servings":
        return servings.amount === null ? "" : `${servings.amount} ${t(`basics.${servings.type}`)}`;
      case "duration":
        return (["preparation", "baking", "resting"] as const)
          .filter((one) => duration[one])
          .map((one) => `${label(`duration.${one}`)}: ${duration[one]} ${t("basics.minutes")}`)
          .join("\n");
      case "pictureId":
        return content.pictureId ? t("conflict.picture") : "";
      case "groups":
        return content.groups
          .flatMap(({ ingredients }) =>
            ingredients.map(({ amount, unit, name }) => [amount, unit, name].join(" ").trim()),
          )
          .join("\n");
      case "steps":
        return content.steps.map(({ text }, index) => `${index + 1}. ${text[language]}`).join("\n");
      case "utensils":
        return t("conflict.utensils", { count: content.utensils.length });
      case "tagIds":
        return tags
          .filter(({ id }) => content.tagIds.includes(id))
          .map(({ title }) => title)
          .join(", ");
      case "editorial":
        return t("conflict.editorial");
      default: {
        const [name = "title", inPart = ""] = part.split(".") as ["title", "de"];
        const field: ContentField = contentFields[name];
        return field.toTexts?.(content[name], (code) => code)[inPart] ?? "";
      }
    }
  };
}

import { useTranslations } from "next-intl";
import { Badge, type BadgeLook } from "#components/ui/badge.tsx";
import { Icon, type IconName } from "#components/ui/icon.tsx";
import type { Badge as BadgeName } from "#lib/badge.ts";

/** Diets and stories lie flat in the notch; the others are small plates. */
const flat: Partial<Record<BadgeName, { icon?: IconName; color: string }>> = {
  vegan: { icon: "vegan", color: "text-schnittlauch" },
  vegetarian: { icon: "leaf", color: "text-schnittlauch" },
  story: { color: "pl-[0.35rem] text-zwetschge" },
};

const plates: Partial<Record<BadgeName, BadgeLook>> = {
  featured: "kobalt",
  draft: "dashed",
  submitted: "waiting",
  rejected: "error",
};

interface CardBadgeProps {
  badge: BadgeName;
  /** Something else needs the room, too. */
  isBrief?: boolean;
}

/** The one badge of a card. Where the card is narrow and there is an icon, the word is heard but not seen. */
export function CardBadge({ badge, isBrief = false }: CardBadgeProps) {
  const word = useTranslations("cards.badge")(badge);
  const { icon, color } = flat[badge] ?? {};
  if (badge === "featured") {
    return (
      <Badge look={plates[badge]}>
        <Icon name="chefHat" className="hidden size-[0.95rem] @max-[13rem]/media:block" />
        <span className="@max-[13rem]/media:sr-only">{word}</span>
      </Badge>
    );
  }
  if (!color) return <Badge look={plates[badge]}>{word}</Badge>;
  return (
    <span
      className={`inline-flex items-center gap-[0.3rem] whitespace-nowrap px-[0.3rem] py-[0.42rem] font-strong text-sm leading-none ${color}`}
    >
      {icon && <Icon name={icon} className="size-[0.95rem]" />}
      <span className={icon && (isBrief ? "@max-[21rem]/media:sr-only" : "@max-[17rem]/media:sr-only")}>{word}</span>
    </span>
  );
}

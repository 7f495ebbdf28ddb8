import { useTranslations } from "next-intl";
import { Badge, type BadgeVariant } from "#components/ui/badge.tsx";
import { Icon, type IconName } from "#components/ui/icons/icon.tsx";
import type { Badge as BadgeName, DietMark as Diet } from "#lib/platform/db/item-badge.ts";

/** Badges without a background of their own. */
const flatStyles: Partial<Record<BadgeName, { icon?: IconName; color: string }>> = {
  vegan: { icon: "vegan", color: "text-success" },
  vegetarian: { icon: "leaf", color: "text-success" },
  story: { color: "pl-[0.35rem] text-story" },
};

const badgeVariants: Partial<Record<BadgeName, BadgeVariant>> = {
  featured: "primary",
  draft: "dashed",
  submitted: "pending",
  rejected: "error",
};

interface CardBadgeProps {
  badge: BadgeName;
  /** Another badge needs space beside it. */
  isCompact?: boolean;
}

/** The icon of a diet, where another badge or the space leaves no room for its word. */
export function DietMark({ diet }: { diet: Diet }) {
  const word = useTranslations("cards.badge")(diet);
  return (
    <span className="card-tag text-success" title={word}>
      <Icon name={flatStyles[diet]?.icon ?? "leaf"} />
      <span className="sr-only">{word}</span>
    </span>
  );
}

/** The badge of a card. On small cards a badge with an icon hides its text visually. */
export function CardBadge({ badge, isCompact = false }: CardBadgeProps) {
  const word = useTranslations("cards.badge")(badge);
  const { icon, color } = flatStyles[badge] ?? {};
  if (badge === "featured") {
    return (
      <Badge variant={badgeVariants[badge]}>
        <Icon name="chefHat" className="hidden size-[0.95rem] @max-[17rem]/card:block" />
        <span className="@max-[17rem]/card:sr-only">{word}</span>
      </Badge>
    );
  }
  if (!color) return <Badge variant={badgeVariants[badge]}>{word}</Badge>;
  return (
    <span className={`card-tag ${color}`}>
      {icon && <Icon name={icon} />}
      <span className={icon && (isCompact ? "@max-[21rem]/card:sr-only" : "@max-[17rem]/card:sr-only")}>{word}</span>
    </span>
  );
}

import { useTranslations } from "next-intl";
import { Badge } from "#components/ui/badge.tsx";

export function SponsoredBadge() {
  return (
    <span>
      <Badge look="outline">{useTranslations("stories.badge")("sponsored")}</Badge>
    </span>
  );
}

import { useTranslations } from "next-intl";
import { Badge } from "#components/ui/badge.tsx";

export function SponsoredBadge() {
  return (
    <span>
      <Badge variant="outline">{useTranslations("stories.badge")("sponsored")}</Badge>
    </span>
  );
}

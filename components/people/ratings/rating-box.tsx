import { useLocale, useTranslations } from "next-intl";
import { RatingForm } from "#components/people/ratings/rating-form.tsx";
import { Icon } from "#components/ui/icons/icon.tsx";
import { ratingAnchor, starValues } from "#lib/people/ratings/stars.ts";
import { address } from "#lib/platform/routing/address.ts";

interface RatingBoxProps {
  recipe: { id: string; title: string; author: { slug: string } };
  /** Address of the recipe's page. */
  href: string;
}

/** Rates a recipe, at the end of its steps. */
export function RatingBox({ recipe: { id, title, author }, href }: RatingBoxProps) {
  const t = useTranslations("ratings.box");
  const locale = useLocale();
  return (
    <div id={ratingAnchor} className="scroll-mt-[calc(var(--header-h)+var(--tabs-h)+6rem)]">
      <RatingForm
        recipe={{ id, title, author: author.slug }}
        locale={locale}
        here={`${href}#${ratingAnchor}`}
        signUpHref={address(locale, "/signup")}
        star={<Icon name="star" />}
        messages={{
          invitation: t("invitation"),
          label: t("label"),
          stars: starValues.map((count) => t("stars", { count })),
          current: t("current", { stars: "{stars}" }),
          remove: t("remove"),
          removeRating: t("removeRating"),
          removed: t("removed"),
          own: t("own"),
          delivered: t("delivered", { title: "{title}", stars: "{stars}" }),
          refused: t("refused"),
          failed: t("failed"),
          retry: t("retry"),
        }}
      />
    </div>
  );
}

import { useLocale, useTranslations } from "next-intl";
import { RateForm } from "#components/ratings/rate-form.tsx";
import { Icon } from "#components/ui/icon.tsx";
import { address } from "#lib/i18n/address.ts";
import { ratingAnchor, starChoices } from "#lib/ratings/stars.ts";

interface RateBoxProps {
  recipe: { id: string; title: string; author: { slug: string } };
  /** Address of the recipe's page. */
  href: string;
}

/** At the end of the steps: five stars to give. */
export function RateBox({ recipe: { id, title, author }, href }: RateBoxProps) {
  const t = useTranslations("ratings.box");
  const locale = useLocale();
  return (
    <div id={ratingAnchor} className="scroll-mt-[calc(var(--header-h)+var(--tabs-h)+6rem)]">
      <RateForm
        recipe={{ id, title, author: author.slug }}
        locale={locale}
        here={`${href}#${ratingAnchor}`}
        signUpHref={address(locale, "/signup")}
        star={<Icon name="star" />}
        words={{
          invitation: t("invitation"),
          label: t("label"),
          stars: starChoices.map((count) => t("stars", { count })),
          given: t("given", { stars: "{stars}" }),
          takeBack: t("takeBack"),
          takeBackUnseen: t("takeBackUnseen"),
          taken: t("taken"),
          own: t("own"),
          wished: t("wished", { title: "{title}", stars: "{stars}" }),
          refused: t("refused"),
          failed: t("failed"),
          retry: t("retry"),
        }}
      />
    </div>
  );
}

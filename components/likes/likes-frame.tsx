import { useLocale, useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { LikeWordsProvider } from "#components/likes/like-words.tsx";
import { LikesKeeper } from "#components/likes/likes-keeper.tsx";
import { Icon } from "#components/ui/icon.tsx";
import { address } from "#lib/i18n/address.ts";

/** Around everything that holds hearts: their words, and what keeps them right. */
export function LikesFrame({ children }: { children: ReactNode }) {
  const t = useTranslations("likes.button");
  const locale = useLocale();
  const words = {
    locale,
    icon: <Icon name="heart" />,
    // The leaf fills in what belongs to each heart.
    name: t("name", { title: "{title}", count: "{count}" }),
    hearts: t("hearts"),
    wished: t("wished", { title: "{title}" }),
    failed: t("failed"),
    retry: t("retry"),
    signUpHref: address(locale, "/signup"),
  };
  return (
    <LikeWordsProvider words={words}>
      {children}
      <LikesKeeper />
    </LikeWordsProvider>
  );
}

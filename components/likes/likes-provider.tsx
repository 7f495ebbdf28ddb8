import { useLocale, useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { LikeMessagesProvider } from "#components/likes/like-messages.tsx";
import { LikesLoader } from "#components/likes/likes-loader.tsx";
import { PartBoundary } from "#components/ui/errors/part-boundary.tsx";
import { Icon } from "#components/ui/icons/icon.tsx";
import { address } from "#lib/routing/address.ts";

/** Provides the texts of all like buttons of a page, and keeps their state in sync. */
export function LikesProvider({ children }: { children: ReactNode }) {
  return (
    <LikeTexts>
      {children}
      <PartBoundary>
        <LikesLoader />
      </PartBoundary>
    </LikeTexts>
  );
}

/** Provides the texts of the like buttons inside, where they are not part of the page. */
export function LikeTexts({ children }: { children: ReactNode }) {
  const t = useTranslations("likes.button");
  const locale = useLocale();
  const messages = {
    locale,
    icon: <Icon name="heart" />,
    // Each button fills in its own values.
    name: t("name", { title: "{title}", count: "{count}" }),
    countLabel: t("countLabel"),
    delivered: t("delivered", { title: "{title}" }),
    failed: t("failed"),
    retry: t("retry"),
    signUpHref: address(locale, "/signup"),
  };
  return <LikeMessagesProvider messages={messages}>{children}</LikeMessagesProvider>;
}

import { useLocale } from "next-intl";
import type { ReactNode } from "react";
import { LikeMessagesProvider } from "#components/people/likes/like-messages.tsx";
import { LikesLoader } from "#components/people/likes/likes-loader.tsx";
import { PartBoundary } from "#components/ui/errors/part-boundary.tsx";
import { Icon } from "#components/ui/icons/icon.tsx";
import { useTexts } from "#lib/platform/i18n/texts.ts";
import { address } from "#lib/platform/routing/address.ts";

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
  const locale = useLocale();
  const texts = useTexts("likes.button");
  const messages = { ...texts, locale, icon: <Icon name="heart" />, signUpHref: address(locale, "/signup") };
  return <LikeMessagesProvider messages={messages}>{children}</LikeMessagesProvider>;
}

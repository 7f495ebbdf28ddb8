import { useLocale, useTranslations } from "next-intl";
import type { CommentsPlace } from "#components/people/comments/comments-context.tsx";
import { Icon } from "#components/ui/icons/icon.tsx";
import { address } from "#lib/platform/routing/address.ts";

interface CommentedItem {
  itemId: string;
  title: string;
  /** Address of the page that shows the comments. */
  href: string;
  /** Address of the page with all comments. */
  allHref: string;
}

/** What the client components need to know of a page with comments, in the language of the page. */
export function useCommentsPlace({ itemId, title, href, allHref }: CommentedItem): CommentsPlace {
  const locale = useLocale();
  const t = useTranslations("comments");
  return {
    itemId,
    title,
    locale,
    here: `${href}#comments`,
    allHref,
    signInHref: address(locale, "/login"),
    signUpHref: address(locale, "/signup"),
    labels: { write: t("form.write"), reply: t("tools.reply") },
    likeIcon: <Icon name="heart" />,
  };
}

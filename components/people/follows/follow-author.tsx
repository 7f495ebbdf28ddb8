import { useLocale, useTranslations } from "next-intl";
import { FollowButton, type FollowButtonProps } from "#components/people/follows/follow-button.tsx";
import { FollowerCount } from "#components/people/follows/follower-count.tsx";
import { Icon } from "#components/ui/icons/icon.tsx";
import { address } from "#lib/platform/routing/address.ts";

type FollowAuthorProps = Pick<FollowButtonProps, "author" | "pageCount" | "isFollowed">;

/** The follow button of an author with its texts. */
export function FollowAuthor({ author: { id, name }, ...rest }: FollowAuthorProps) {
  const t = useTranslations("follows.button");
  return (
    <FollowButton
      author={{ id, name }}
      labels={{ follow: t("follow"), following: t("following") }}
      icons={{ follow: <Icon name="plus" />, following: <Icon name="check" /> }}
      texts={{
        done: t("done", { name }),
        failed: t("failed"),
        limit: t("limit"),
        missing: t("missing", { name }),
        self: t("self"),
      }}
      signUpHref={address(useLocale(), "/signup")}
      {...rest}
    />
  );
}

/** The number of followers of an author with its words. */
export function FollowersOf({ authorId, count }: { authorId: string; count: number }) {
  const t = useTranslations("follows.followers");
  // The number changes in the browser.
  const words = { one: t("one", { count: "{count}" }), other: t("other", { count: "{count}" }) };
  return <FollowerCount authorId={authorId} count={count} locale={useLocale()} words={words} />;
}

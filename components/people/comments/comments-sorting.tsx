import { useTranslations } from "next-intl";
import { ChipLink } from "#components/ui/navigation/chip.tsx";

export type CommentsOrder = "newest" | "helpful" | "questions";

interface CommentsSortingProps {
  current: CommentsOrder;
  /** Address of the page with all comments. */
  allHref: string;
}

/** Query of the page with all comments. */
export const orderQueries: Record<CommentsOrder, string> = {
  newest: "sort=newest",
  helpful: "sort=helpful",
  questions: "sort=newest&kind=question",
};

/** Orders the comments, or shows questions only. */
export function CommentsSorting({ current, allHref }: CommentsSortingProps) {
  const t = useTranslations("comments.sort");
  return (
    <nav aria-label={t("label")} className="mb-2 flex flex-wrap gap-2">
      {(["newest", "helpful", "questions"] as const).map((order) => (
        <ChipLink key={order} href={`${allHref}?${orderQueries[order]}#comments`} isCurrent={order === current}>
          {t(order)}
        </ChipLink>
      ))}
    </nav>
  );
}

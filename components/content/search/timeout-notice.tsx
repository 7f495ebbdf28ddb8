import { useTranslations } from "next-intl";
import { LinkButton } from "#components/ui/button.tsx";
import { EmptyState } from "#components/ui/empty-state.tsx";

/** The message after a query timed out. `listHref`: address of the list without filters. */
export function TimeoutNotice({ listHref }: { listHref?: string }) {
  const t = useTranslations("search.results");
  if (!listHref) return <Notice title={t("tookTooLong")} text={t("tookTooLongText")} />;
  const action = (
    <LinkButton href={listHref} variant="secondary">
      {t("wholeList")}
    </LinkButton>
  );
  return <Notice title={t("tookTooLongList")} text={t("tookTooLongListText")} action={action} />;
}

function Notice(shown: Parameters<typeof EmptyState>[0]) {
  return (
    // Kept for no other reader, see lib/platform/cache/shared-answer.ts.
    <div role="status" data-momentary="" className="mt-8">
      <EmptyState {...shown} />
    </div>
  );
}

import { useTranslations } from "next-intl";
import { LinkButton } from "#components/ui/button.tsx";
import { EmptyState } from "#components/ui/empty-state.tsx";

/** The database was stopped before it had an answer. Of a list `whole` is the address without filters, which is there already. */
export function TookTooLong({ whole }: { whole?: string }) {
  const t = useTranslations("searches.results");
  if (!whole) return <Notice title={t("tookTooLong")} text={t("tookTooLongText")} />;
  const action = (
    <LinkButton href={whole} look="secondary">
      {t("wholeList")}
    </LinkButton>
  );
  return <Notice title={t("tookTooLongList")} text={t("tookTooLongListText")} action={action} />;
}

function Notice(shown: Parameters<typeof EmptyState>[0]) {
  return (
    <div role="status" className="mt-8">
      <EmptyState {...shown} />
    </div>
  );
}

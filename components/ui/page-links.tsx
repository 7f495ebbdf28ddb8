import { useTranslations } from "next-intl";
import { Pagination } from "#components/ui/pagination.tsx";

interface PageLinksProps {
  page: number;
  pages: number;
  hrefOf: (page: number) => string;
}

/** The pages of a list with the site's words for them. */
export function PageLinks(props: PageLinksProps) {
  const t = useTranslations("ui.pagination");
  const words = {
    label: t("label"),
    previous: t("previous"),
    next: t("next"),
    pageOf: (page: number) => t("page", { page }),
  };
  return <Pagination {...props} words={words} />;
}

import { useTranslations } from "next-intl";
import type { ReportTargetType } from "#lib/platform/db/tables/community/reports.ts";

interface CaseTitleProps {
  type: ReportTargetType;
  /** Empty for content whose title is not read here, such as that of a private cookbook. */
  title: string;
}

/** Names what a case or a decision is about: by its title, or by its kind alone. */
export function CaseTitle({ type, title }: CaseTitleProps) {
  const t = useTranslations("reports.desk");
  return title ? t("caseTitle", { type, title }) : t(`types.${type}`);
}

import { getTranslations } from "next-intl/server";
import { listPurposes, listTools, type OutsideTools, purposeOfTool } from "#lib/platform/consent/outside-tools.ts";
import type { Purpose } from "#lib/platform/consent/purposes.ts";
import type { Locale } from "#lib/platform/i18n/locales.ts";
import { address } from "#lib/platform/routing/address.ts";

export interface ConsentTexts {
  title: string;
  text: string;
  refuse: string;
  accept: string;
  choose: string;
  save: string;
  close: string;
  saved: string;
  purposes: { purpose: Purpose; label: string; text: string }[];
  links: { href: string; label: string }[];
}

/** The texts of the question, with the purposes and the providers that are configured. */
export async function getConsentTexts(tools: OutsideTools, locale: Locale): Promise<ConsentTexts> {
  const t = await getTranslations({ locale, namespace: "consent" });
  const listProviders = (purpose: Purpose) => [
    ...new Set(
      listTools(tools)
        .filter((name) => purposeOfTool[name] === purpose)
        .map((name) => t(`tools.${name}.name`)),
    ),
  ];
  return {
    title: t("panel.title"),
    text: t("panel.text"),
    refuse: t("panel.refuse"),
    accept: t("panel.accept"),
    choose: t("panel.choose"),
    save: t("panel.save"),
    close: t("panel.close"),
    saved: t("panel.saved"),
    purposes: listPurposes(tools).map((purpose) => ({
      purpose,
      label: t(`purposes.${purpose}.label`),
      text: `${t(`purposes.${purpose}.text`)} ${t("panel.tools", { names: listProviders(purpose).join(", ") })}`,
    })),
    links: [
      { href: address(locale, "/privacy"), label: t("panel.privacy") },
      { href: address(locale, "/imprint"), label: t("panel.imprint") },
    ],
  };
}

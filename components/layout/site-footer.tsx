import clsx from "clsx";
import Link from "next/link";
import { useLocale, useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { LanguageSwitch } from "#components/layout/language-switch.tsx";
import { StoreBadges } from "#components/layout/store-badges.tsx";
import { Badge } from "#components/ui/badge.tsx";
import { Icon } from "#components/ui/icon.tsx";
import { NewTabLink } from "#components/ui/new-tab-link.tsx";
import { opensModal } from "#components/ui/opens-modal.ts";
import { address } from "#lib/i18n/address.ts";
import type { Localized } from "#lib/i18n/locales.ts";
import type { PlainRoute } from "#lib/i18n/routing.ts";
import { site } from "#lib/site.ts";

const line = "inline-flex min-h-10 items-center gap-2 text-left no-underline hover:text-white hover:underline";

interface SiteFooterProps {
  /** Id of the window that takes feedback. */
  feedbackModal: string;
  /** The form that orders the newsletter. */
  newsletter: ReactNode;
}

export function SiteFooter({ feedbackModal, newsletter }: SiteFooterProps) {
  const t = useTranslations("layout.footer");
  const { external } = site;
  return (
    <footer className="mt-[calc(var(--section)*1.2)] bg-kobalt-deep text-[#dfe6f8] print:hidden">
      <div className="karo h-10 [--k:10px] [--karo-ground:var(--page)]" />
      <div className="wrap">
        <div className="grid grid-cols-[minmax(0,0.9fr)_minmax(0,1.1fr)] gap-x-4 gap-y-10 pt-12 pb-10 md:grid-cols-[minmax(0,1fr)_repeat(3,auto)] md:gap-6 lg:grid-cols-[minmax(0,1.6fr)_repeat(3,minmax(0,1fr))] lg:gap-8">
          <Column title={t("connect")} className="max-md:col-span-2">
            <ul className="grid max-w-96 grid-cols-[repeat(auto-fill,minmax(5.8rem,1fr))] gap-x-3">
              {site.social.map(({ name, href }) => (
                <Outside key={name} href={href}>
                  {name}
                </Outside>
              ))}
            </ul>
            <div className="mt-5 max-w-[26rem]">{newsletter}</div>
            <StoreBadges />
          </Column>
          <Column title={t("join")}>
            <ul>
              <OutsideOrInside outside={external.career} inside="/jobs">
                {t("jobs")}
              </OutsideOrInside>
              <OutsideOrInside outside={external.about} inside="/about-us">
                {t("about")}
              </OutsideOrInside>
              <Inside to="/team">{t("team")}</Inside>
              <Inside to="/quiz">{t("quiz")}</Inside>
              <OutsideOrInside outside={external.collaborations}>{t("collaborations")}</OutsideOrInside>
              <OutsideOrInside outside={external.press}>{t("press")}</OutsideOrInside>
              <OutsideOrInside outside={external.app} inside="/our-app">
                {t("apps")}
              </OutsideOrInside>
              <OutsideOrInside outside={external.plus}>
                {t("plus")} <Badge look="new">{t("new")}</Badge>
              </OutsideOrInside>
            </ul>
          </Column>
          <Column title={t("find")}>
            <ul>
              <Inside to="/imprint">{t("imprint")}</Inside>
              <Inside to="/terms">{t("terms")}</Inside>
              <Inside to="/privacy">{t("privacy")}</Inside>
              <Inside to="/accessibility">{t("accessibility")}</Inside>
              <Inside to="/contact">{t("contact")}</Inside>
              <li>
                <button type="button" className={line} {...opensModal(feedbackModal)}>
                  <Icon name="messageCircle" />
                  {t("feedback")}
                </button>
              </li>
            </ul>
            <LanguageSwitch />
          </Column>
          <Column title={t("partner")} className="max-md:col-span-2">
            <ul>
              <OutsideOrInside outside={external.business}>{t("business")}</OutsideOrInside>
              <OutsideOrInside outside={external.blog}>{t("blog")}</OutsideOrInside>
              <OutsideOrInside outside={external.contact}>{t("businessContact")}</OutsideOrInside>
            </ul>
          </Column>
        </div>
        <div className="flex flex-wrap items-center gap-x-6 gap-y-2 border-white/20 border-t pt-5 pb-8 text-sm">
          <span>{t("madeIn")}</span>
          <span>{site.address.company}</span>
          <a href={`mailto:${site.mail}`} className="inline-flex min-h-8 items-center underline">
            {site.mail}
          </a>
        </div>
      </div>
    </footer>
  );
}

function Column({ title, className, children }: { title: string; className?: string; children: ReactNode }) {
  return (
    <section className={clsx("min-w-0", className)}>
      <h2 className="mb-3 text-[1.1875rem] text-white">{title}</h2>
      {children}
    </section>
  );
}

function Inside({ to, children }: { to: PlainRoute; children: ReactNode }) {
  return (
    <li>
      <Link href={address(useLocale(), to)} prefetch={false} className={line}>
        {children}
      </Link>
    </li>
  );
}

function Outside({ href, hasArrow, children }: { href: string; hasArrow?: boolean; children: ReactNode }) {
  return (
    <li>
      <NewTabLink href={href} hint={useTranslations("layout.page")("newTab")} hasArrow={hasArrow} className={line}>
        {children}
      </NewTabLink>
    </li>
  );
}

/** The configured address, else our own page, else nothing. */
function OutsideOrInside(props: { outside: Localized | null; inside?: PlainRoute; children: ReactNode }) {
  const href = props.outside?.[useLocale()];
  if (href) {
    return (
      <Outside href={href} hasArrow>
        {props.children}
      </Outside>
    );
  }
  return props.inside ? <Inside to={props.inside}>{props.children}</Inside> : null;
}

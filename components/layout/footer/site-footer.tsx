import clsx from "clsx";
import { useLocale, useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { LanguageSwitch } from "#components/layout/footer/language-switch.tsx";
import { StoreBadges } from "#components/layout/footer/store-badges.tsx";
import { Badge } from "#components/ui/badge.tsx";
import { feedbackModalId } from "#components/ui/dialogs/modal-ids.ts";
import { PartBoundary } from "#components/ui/errors/part-boundary.tsx";
import { Icon } from "#components/ui/icons/icon.tsx";
import { Link } from "#components/ui/navigation/link.tsx";
import { NewTabLink } from "#components/ui/navigation/new-tab-link.tsx";
import { isPlusSold } from "#lib/platform/config/plus-offer.ts";
import { site } from "#lib/platform/config/site.ts";
import type { PageKey } from "#lib/platform/db/tables/items.ts";
import type { Localized } from "#lib/platform/i18n/locales.ts";
import { address } from "#lib/platform/routing/address.ts";
import type { StaticRoute } from "#lib/platform/routing/routing.ts";
import { toMailLink } from "#lib/platform/text/mail-link.ts";

interface SiteFooterProps {
  /** The sign-up form of the newsletter. */
  newsletter: ReactNode;
  /** Whether outside tools are configured, about which readers decide. */
  hasOutsideTools: boolean;
  /** Pages of the company that have a text; links to the legal ones are always there. */
  writtenPages: readonly PageKey[];
}

export function SiteFooter({ newsletter, hasOutsideTools, writtenPages }: SiteFooterProps) {
  const locale = useLocale();
  const t = useTranslations("layout.footer");
  const { external } = site;
  const routeOf = (page: PageKey) => (writtenPages.includes(page) ? (`/${page}` as const) : undefined);
  return (
    <footer className="mt-[calc(var(--section)*1.2)] bg-primary-deep text-[#dfe6f8] print:hidden">
      <div className="gingham h-10 [--cell:10px] [--gingham-ground:var(--page)]" />
      <div className="wrap">
        <div className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-10 pt-12 pb-10 md:grid-cols-[minmax(0,1fr)_repeat(3,auto)] md:gap-6 lg:grid-cols-[minmax(0,1.6fr)_repeat(3,minmax(0,1fr))] lg:gap-8">
          <Column title={t("connect")} className="max-md:col-span-2">
            <ul className="grid max-w-96 grid-cols-[repeat(auto-fill,minmax(5.8rem,1fr))] gap-x-3">
              {site.social.map(({ name, href }) => (
                <ExternalLink key={name} href={href}>
                  {name}
                </ExternalLink>
              ))}
            </ul>
            <div id="newsletter" className="mt-5 max-w-[26rem]">
              <PartBoundary>{newsletter}</PartBoundary>
            </div>
            <StoreBadges />
          </Column>
          <Column title={t("join")}>
            <ul>
              <ConfiguredLink externalUrls={external.career} internalRoute={routeOf("jobs")}>
                {t("jobs")}
              </ConfiguredLink>
              <ConfiguredLink externalUrls={external.about} internalRoute={routeOf("about-us")}>
                {t("about")}
              </ConfiguredLink>
              {routeOf("team") && <InternalLink to="/team">{t("team")}</InternalLink>}
              <InternalLink to="/quiz">{t("quiz")}</InternalLink>
              <ConfiguredLink externalUrls={external.collaborations}>{t("collaborations")}</ConfiguredLink>
              <ConfiguredLink externalUrls={external.press}>{t("press")}</ConfiguredLink>
              <ConfiguredLink externalUrls={external.app} internalRoute={routeOf("our-app")}>
                {t("apps")}
              </ConfiguredLink>
              <ConfiguredLink externalUrls={external.cookbookShop}>{t("cookbookShop")}</ConfiguredLink>
              <ConfiguredLink externalUrls={external.plus} internalRoute={isPlusSold() ? "/plus" : undefined}>
                {t("plus")} <Badge variant="new">{t("new")}</Badge>
              </ConfiguredLink>
            </ul>
          </Column>
          <Column title={t("find")}>
            <ul>
              <InternalLink to="/imprint">{t("imprint")}</InternalLink>
              <InternalLink to="/terms">{t("terms")}</InternalLink>
              <InternalLink to="/privacy">{t("privacy")}</InternalLink>
              {hasOutsideTools && (
                <li className="needs-script">
                  <button type="button" className="footer-link" aria-haspopup="dialog" data-opens-consent>
                    {t("consent")}
                  </button>
                </li>
              )}
              <InternalLink to="/accessibility">{t("accessibility")}</InternalLink>
              <InternalLink to="/contact">{t("contact")}</InternalLink>
              <InternalLink to="/report-content">{t("reportContent")}</InternalLink>
              {isPlusSold() && <InternalLink to="/cancel-contract">{t("cancelContract")}</InternalLink>}
              {isPlusSold() && <InternalLink to="/withdraw-contract">{t("withdrawContract")}</InternalLink>}
              <li>
                <Link href={address(locale, "/feedback")} data-opens={feedbackModalId} className="footer-link">
                  <Icon name="messageCircle" />
                  {t("feedback")}
                </Link>
              </li>
            </ul>
            <LanguageSwitch />
          </Column>
          <Column title={t("partner")} className="max-md:col-span-2">
            <ul>
              <ConfiguredLink externalUrls={external.business}>{t("business")}</ConfiguredLink>
              <ConfiguredLink externalUrls={external.blog}>{t("blog")}</ConfiguredLink>
              <ConfiguredLink externalUrls={external.contact}>{t("businessContact")}</ConfiguredLink>
              <ConfiguredLink externalUrls={external.partner}>{t("becomePartner")}</ConfiguredLink>
            </ul>
          </Column>
        </div>
        <div className="flex flex-wrap items-center gap-x-6 gap-y-2 border-white/20 border-t pt-5 pb-8 text-sm">
          <span>{t("madeIn")}</span>
          <Company externalUrls={external.home} />
          <a href={toMailLink(site.mail)} className="inline-flex min-h-8 items-center underline">
            {site.mail}
          </a>
        </div>
      </div>
    </footer>
  );
}

/** The company, with a link to its own pages where they have an address. */
function Company({ externalUrls }: { externalUrls: Localized | null }) {
  const href = externalUrls?.[useLocale()];
  const hint = useTranslations("layout.page")("newTab");
  const name = site.imprint.name ?? site.name;
  if (!href) return <span>{name}</span>;
  return (
    <NewTabLink href={href} hint={hint} className="inline-flex min-h-8 items-center underline">
      {name}
    </NewTabLink>
  );
}

function Column({ title, className, children }: { title: string; className?: string; children: ReactNode }) {
  return (
    <section className={clsx("min-w-0", className)}>
      <h2 className="footer-title">{title}</h2>
      {children}
    </section>
  );
}

function InternalLink({ to, children }: { to: StaticRoute; children: ReactNode }) {
  return (
    <li>
      <Link href={address(useLocale(), to)} className="footer-link">
        {children}
      </Link>
    </li>
  );
}

function ExternalLink({ href, hasArrow, children }: { href: string; hasArrow?: boolean; children: ReactNode }) {
  return (
    <li>
      <NewTabLink
        href={href}
        hint={useTranslations("layout.page")("newTab")}
        hasArrow={hasArrow}
        className="footer-link"
      >
        {children}
      </NewTabLink>
    </li>
  );
}

/** The configured address, else the site's own page, else nothing. */
function ConfiguredLink(props: { externalUrls: Localized | null; internalRoute?: StaticRoute; children: ReactNode }) {
  const href = props.externalUrls?.[useLocale()];
  if (href) {
    return (
      <ExternalLink href={href} hasArrow>
        {props.children}
      </ExternalLink>
    );
  }
  return props.internalRoute ? <InternalLink to={props.internalRoute}>{props.children}</InternalLink> : null;
}

import { useLocale, useTranslations } from "next-intl";
import { signInModal, signUpModal } from "#components/ui/account-modals.ts";
import { buttonClass } from "#components/ui/button.tsx";
import { Icon } from "#components/ui/icon.tsx";
import { address } from "#lib/i18n/address.ts";
import { UserMenu } from "./user-menu.tsx";

/** The end of the header: a way in, or the menu of whoever is in. Which of them is seen is decided before the first paint. */
export function AccountCorner() {
  const locale = useLocale();
  const t = useTranslations("layout.userMenu");
  return (
    <>
      <a href={address(locale, "/login")} data-opens={signInModal} className="sign-in-button">
        <Icon name="user" className="lg:hidden" />
        <span className="max-lg:sr-only">{t("signIn")}</span>
      </a>
      <UserMenu
        locale={locale}
        words={{
          button: t("button"),
          signOut: t("signOut"),
          signingOut: t("signingOut"),
          notSignedOut: t("notSignedOut"),
        }}
        links={[
          { href: address(locale, "/profile/recipes"), label: t("recipes"), icon: <Icon name="notebookPen" /> },
          { href: address(locale, "/profile/likes"), label: t("likes"), icon: <Icon name="heart" /> },
          { href: address(locale, "/profile/cookbooks"), label: t("cookbooks"), icon: <Icon name="bookmark" /> },
          { href: address(locale, "/profile/settings"), label: t("settings"), icon: <Icon name="settings" /> },
        ]}
        signOutIcon={<Icon name="logOut" />}
      />
    </>
  );
}

/** The same way in at the foot of the full-screen menu of narrow windows. */
export function MenuWayIn() {
  const locale = useLocale();
  const t = useTranslations("layout.userMenu");
  return (
    <p className="menu-way-in">
      <a href={address(locale, "/signup")} data-opens={signUpModal} className={buttonClass({ isWide: true })}>
        {t("signUp")}
      </a>
      <a
        href={address(locale, "/login")}
        data-opens={signInModal}
        className={buttonClass({ look: "secondary", isWide: true })}
      >
        {t("signIn")}
      </a>
    </p>
  );
}

import { useLocale, useTranslations } from "next-intl";
import { buttonClass } from "#components/ui/button.tsx";
import { signInModalId, signUpModalId } from "#components/ui/dialogs/modal-ids.ts";
import { Icon } from "#components/ui/icons/icon.tsx";
import { address } from "#lib/platform/routing/address.ts";
import { UserMenu } from "./user-menu.tsx";

/**
 * End of the header: the sign-in link or the user menu. CSS decides before the first paint. Without
 * script a personal style sheet shows a link to the profile instead of the sign-in link.
 */
export function AccountNav() {
  const locale = useLocale();
  const t = useTranslations("layout.userMenu");
  const createRecipe = address(locale, "/profile/recipe-creation/new/basics");
  return (
    <>
      <a href={address(locale, "/login")} data-opens={signInModalId} className="sign-in-button">
        <Icon name="user" className="lg:hidden" />
        <span className="max-lg:sr-only">{t("signIn")}</span>
      </a>
      <noscript>
        <link rel="stylesheet" href="/account-status.css" />
        <a href={address(locale, "/profile/recipes")} rel="nofollow" className="sign-in-button account-link">
          <Icon name="user" className="lg:hidden" />
          <span className="max-lg:sr-only">{t("button")}</span>
        </a>
      </noscript>
      <UserMenu
        locale={locale}
        messages={{
          button: t("button"),
          signOut: t("signOut"),
          signingOut: t("signingOut"),
          notSignedOut: t("notSignedOut"),
        }}
        links={[
          { href: address(locale, "/profile/recipes"), label: t("recipes"), icon: <Icon name="notebookPen" /> },
          { href: createRecipe, label: t("createRecipe"), icon: <Icon name="plus" /> },
          { href: address(locale, "/profile/likes"), label: t("likes"), icon: <Icon name="heart" /> },
          { href: address(locale, "/profile/cookbooks"), label: t("cookbooks"), icon: <Icon name="bookmark" /> },
          { href: address(locale, "/profile/following"), label: t("following"), icon: <Icon name="users" /> },
          { href: address(locale, "/shopping-list"), label: t("shoppingList"), icon: <Icon name="shoppingBasket" /> },
          { href: address(locale, "/profile/settings"), label: t("settings"), icon: <Icon name="settings" /> },
        ]}
        signOutIcon={<Icon name="logOut" />}
      />
    </>
  );
}

/** For readers without script who are signed in, see `createAccountStyles`. */
export function SignedInNote() {
  const locale = useLocale();
  const t = useTranslations("layout.userMenu");
  const links = [
    { href: address(locale, "/profile/recipes"), label: t("recipes") },
    { href: address(locale, "/profile/recipe-creation/new/basics"), label: t("createRecipe") },
    { href: address(locale, "/profile/likes"), label: t("likes") },
    { href: address(locale, "/profile/cookbooks"), label: t("cookbooks") },
    { href: address(locale, "/profile/following"), label: t("following") },
    { href: address(locale, "/profile/settings"), label: t("settings") },
  ];
  return (
    <noscript>
      <div className="signed-in-note bg-tint py-3 text-sm">
        <p className="wrap flex flex-wrap items-center gap-x-5">
          <strong className="font-strong">{t("signedIn")}</strong>
          {links.map(({ href, label }) => (
            <a
              key={href}
              href={href}
              rel="nofollow"
              className="inline-flex min-h-8 items-center text-primary underline"
            >
              {label}
            </a>
          ))}
        </p>
      </div>
    </noscript>
  );
}

/** Sign-in links at the bottom of the full-screen menu of narrow screens. */
export function MobileAccountNav() {
  const locale = useLocale();
  const t = useTranslations("layout.userMenu");
  return (
    <p className="menu-sign-in">
      <a href={address(locale, "/signup")} data-opens={signUpModalId} className={buttonClass({ isFullWidth: true })}>
        {t("signUp")}
      </a>
      <a
        href={address(locale, "/login")}
        data-opens={signInModalId}
        className={buttonClass({ variant: "secondary", isFullWidth: true })}
      >
        {t("signIn")}
      </a>
      <noscript>
        <a
          href={address(locale, "/profile/recipes")}
          rel="nofollow"
          className={`${buttonClass({ isFullWidth: true })} account-link`}
        >
          {t("button")}
        </a>
      </noscript>
    </p>
  );
}

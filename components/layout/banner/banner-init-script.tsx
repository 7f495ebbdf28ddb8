/** Key in localStorage. */
export const bannerStorageKey = "appBannerClosed";

// Without quotes and angle brackets: React escapes the text of a script as HTML.
const hideDismissedBanner = `try{if(localStorage.${bannerStorageKey})document.documentElement.dataset.appBanner=localStorage.${bannerStorageKey}}catch{}`;

/** Runs before the first paint, so that a closed banner does not shift the page. */
export function BannerInitScript() {
  return <script>{hideDismissedBanner}</script>;
}

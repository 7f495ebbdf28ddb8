/** Where the browser remembers that the banner was closed. */
export const bannerKey = "appBannerClosed";

// No quotes, no angle brackets: the text of a script must survive being escaped as HTML.
const hideClosedBanner = `try{if(localStorage.${bannerKey})document.documentElement.dataset.appBanner=localStorage.${bannerKey}}catch{}`;

/** Runs before the first paint, so that a closed banner takes no room that it would have to give back. */
export function BannerMemory() {
  return <script>{hideClosedBanner}</script>;
}

/** Key in localStorage: how the reader has left the banner of the app. */
export const bannerStorageKey = "appBannerClosed";

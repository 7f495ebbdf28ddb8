/**
 * Advertisements of special formats: above the page, beside it, at the lower edge, and behind it.
 */
export const adFormatStyles = `@layer components {
  .ad-banner .ad-frame {
    padding-block: 0.25rem;
  }
  .ad-banner .ad-link:not(.ad-link-words) img {
    max-height: 6.25rem;
  }
  .ad-column {
    position: fixed;
    inset: calc(var(--header-h) + 1rem) auto auto calc(50% + var(--page-max) / 2 + 1rem);
    width: calc((100vw - var(--page-max)) / 2 - 2rem);
    max-width: 20rem;
  }
  .ad-column[data-ad-slot="sidebar_left"] {
    inset-inline: auto calc(50% + var(--page-max) / 2 + 1rem);
  }
  .ad-column .ad-frame {
    padding: 0.5rem;
  }
  .ad-column .ad-link:not(.ad-link-words) img {
    max-height: calc(100vh - var(--header-h) - 6rem);
  }
  .ad-bar {
    position: fixed;
    inset: auto 0 0;
    z-index: var(--z-tabs);
    height: calc(6.5rem + env(safe-area-inset-bottom));
    border-top: 1px solid var(--line);
    background: var(--page);
  }
  .ad-bar .ad-frame {
    height: 100%;
    padding: 0.25rem 3.5rem env(safe-area-inset-bottom);
    border-radius: 0;
    background: none;
  }
  .ad-bar .ad-label {
    position: absolute;
    top: -1.5rem;
    left: 0;
  }
  .ad-bar .ad-link:not(.ad-link-words) img {
    max-height: 6rem;
  }
  .ad-bar .ad-link-words,
  .ad-banner .ad-link-words {
    grid-template: 6rem / 6rem 1fr;
    width: min(100%, 45rem);
    min-height: 0;
    border: 0;
    background: none;
  }
  .ad-bar .ad-words,
  .ad-banner .ad-words {
    padding-block: 0;
  }
  /* Text of two lines at most, as high as the bar. */
  .ad-bar .ad-text {
    display: none;
  }
  .ad-wallpaper {
    position: fixed;
    inset: var(--header-h) 0 0;
    z-index: -1;
    mask-image: linear-gradient(
      to right,
      #000 calc(50% - var(--page-max) / 2 - 1rem),
      transparent 0 calc(50% + var(--page-max) / 2 + 1rem),
      #000 0
    );
  }
  .ad-wallpaper .ad-frame {
    display: block;
    height: 100%;
    padding: 0;
  }
  .ad-wallpaper .ad-link img {
    width: 100%;
    max-width: none;
    height: 100%;
    max-height: none;
    border-radius: 0;
    object-fit: cover;
  }
  .ad-wallpaper .ad-link {
    display: contents;
  }
  .ad-wallpaper .ad-words {
    display: none;
  }
  .ad-wallpaper .ad-label {
    position: absolute;
    top: 0.5rem;
    right: 0.5rem;
  }

  @media (max-width: 99.99rem) {
    .ad-column,
    .ad-wallpaper {
      display: none;
    }
  }
  @media (min-width: 48rem) {
    .ad-bar[data-ad-slot="mobile_stickyad"] {
      display: none;
    }
  }
  @media (max-width: 47.99rem) {
    .ad-bar[data-ad-slot="floor_ad"] {
      display: none;
    }
  }
  /* The end of the page and what has the focus are not below the bar. */
  html:has(.ad-bar:not(:empty)) {
    scroll-padding-bottom: 8.5rem;
  }
  html:not([data-premium]) body:has(.ad-bar:not(:empty)):not(:has([data-ads="off"])) {
    padding-bottom: 8rem;
  }
}`;

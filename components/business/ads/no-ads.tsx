/** Marks a page without advertisements (ad-styles.tsx). */
export function NoAds() {
  return <span hidden data-ads="off" />;
}

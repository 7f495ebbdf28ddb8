/**
 * The space that places reserve before they are filled, so that nothing moves; the rest comes with
 * the advertisements (display/ad-content-styles.ts). Without quotes and angle brackets: React
 * escapes the text of a style as HTML.
 */
const styles = `@layer components{.ad-flow{min-height:20rem}.ad-banner{min-height:9rem}.ad:is(.ad-column,.ad-bar,.ad-wallpaper):empty,html:not([data-outside-ads]) .ad-outside:empty,[data-premium] .ad,body:has([data-ads=off]) .ad{display:none!important}@media print,(scripting:none){.ad{display:none!important}}}`;

/**
 * The styles of places for advertisements, which pages without any do not carry. React moves them
 * behind the style sheets in the head, where alone HTML permits them.
 */
export function AdStyles() {
  return (
    <style href="ads" precedence="ads">
      {styles}
    </style>
  );
}

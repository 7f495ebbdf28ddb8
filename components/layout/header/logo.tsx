import { defaultSite, site } from "#lib/platform/config/site.ts";
import { toSiteLogoView } from "#lib/platform/media/pictures/site-logo.ts";
import drawing from "./logo.svg";

/**
 * The logo, or the name of a site without one. Its paths are in one cached file; custom properties
 * of the page colour it.
 */
export function Logo() {
  if (site.logo) {
    const { src, viewBox } = toSiteLogoView(site.logo);
    return (
      <svg className="site-logo" viewBox={viewBox} aria-hidden="true">
        <use href={`${src}#logo`} />
      </svg>
    );
  }
  if (site.name !== defaultSite.name) return <span className="site-name">{site.name}</span>;
  return (
    <svg className="h-8 w-auto lg:h-[1.9rem] xl:h-[2.2rem]" viewBox="0 0 225.1 46" aria-hidden="true">
      <use href={`${drawing.src}#logo`} />
    </svg>
  );
}

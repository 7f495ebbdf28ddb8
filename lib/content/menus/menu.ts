import type { MenuType } from "#lib/platform/db/tables/feeds.ts";
import type { LogoView } from "#lib/platform/media/pictures/logo.ts";
import type { PictureView } from "#lib/platform/media/pictures/picture.ts";

/** A link in a dropdown; partners show their logo instead of the title. */
export interface MenuLink {
  title: string;
  href: string;
  logo?: LogoView;
}

export interface MenuGroup {
  title: string;
  entries: MenuLink[];
}

/** A main entry of the header in one language; external ones open in a new tab. */
export interface MenuEntry {
  type: MenuType;
  title: string;
  href: string;
  isExternal: boolean;
  groups: MenuGroup[];
  /** A card beside the groups of a wide dropdown. */
  highlight: { title: string; summary: string; href: string; picture: PictureView | null } | null;
}

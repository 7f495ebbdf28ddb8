import type { MenuType } from "#lib/db/tables/feeds.ts";
import type { LogoView } from "#lib/media/logo.ts";
import type { PictureView } from "#lib/media/picture.ts";

/** A link inside a dropdown; partners show their logo instead of the bare title. */
export interface MenuLink {
  title: string;
  href: string;
  logo?: LogoView;
}

export interface MenuGroup {
  title: string;
  entries: MenuLink[];
}

/** A main entry of the header in one language. `isExternal` opens in a new tab; entries without an address are left out by the query. */
export interface MenuEntry {
  type: MenuType;
  title: string;
  href: string;
  isExternal: boolean;
  groups: MenuGroup[];
  /** A seasonal card beside the groups of a wide dropdown. */
  highlight: { title: string; summary: string; href: string; picture: PictureView | null } | null;
}

import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { getLocale } from "next-intl/server";
import { listMetadata } from "#app/[locale]/numbered-list.ts";
import { getViewer } from "#lib/auth/viewer.ts";
import { address, addresses } from "#lib/i18n/address.ts";
import type { PlainRoute } from "#lib/i18n/routing.ts";
import { localPath } from "#lib/local-path.ts";

export interface AccountPageProps {
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

/** Metadata of a page about one account: nothing for an index. */
export function accountMetadata(route: PlainRoute, title: string, description: string): Promise<Metadata> {
  return listMetadata({ title, description, alternates: addresses(route), isIndexed: false });
}

/** Where the reader wants to go on, if that is a page of this site; empty for nowhere in particular. */
export async function nextOf({ searchParams }: AccountPageProps): Promise<string> {
  return localPath((await searchParams).next) ?? "";
}

/** Whoever is signed in already has nothing to do here and is led on. */
export async function leadOn(next: string): Promise<void> {
  if (await getViewer()) redirect(next || address(await getLocale(), "/profile/recipes"));
}

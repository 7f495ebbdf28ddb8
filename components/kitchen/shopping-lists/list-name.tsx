"use client";
import { useSyncExternalStore } from "react";
import { openCountStore } from "#lib/kitchen/shopping-lists/open-count.ts";
import { useSessionUser } from "#lib/platform/browser/use-session-user.ts";
import { interpolate } from "#lib/platform/i18n/interpolate.ts";

const maxShown = 99;

interface ListNameProps {
  /** Screen readers say "Einkaufszettel, 3 Dinge". */
  messages: { label: string; one: string; many: string };
}

/**
 * The name of the link to the list and the number of open items: of the account when signed in,
 * else of the device. It lies over the icon and requests nothing of its own.
 */
export function ListName({ messages }: ListNameProps) {
  const user = useSessionUser();
  const device = useSyncExternalStore(openCountStore.subscribe, openCountStore.readDevice, readNothing);
  const account = useSyncExternalStore(openCountStore.subscribe, openCountStore.readAccount, readNoAccount);
  const merged = useSyncExternalStore(openCountStore.subscribe, openCountStore.readMerged, readNothing);
  const ofUser = user && (account?.userId === user.id ? account.count : user.open_shopping_items);
  const items = user === null ? device : (ofUser ?? 0);
  // There is always a row for what is open.
  const count = items === 0 ? 0 : Math.max(1, items - merged);
  const things = count === 1 ? messages.one : interpolate(messages.many, { count });
  return (
    <>
      <span className="sr-only">{count === 0 ? messages.label : `${messages.label}, ${things}`}</span>
      {count > 0 && (
        <span className="list-count" aria-hidden="true">
          {count > maxShown ? `${maxShown}+` : count}
        </span>
      )}
    </>
  );
}

const readNothing = () => 0;
const readNoAccount = () => null;

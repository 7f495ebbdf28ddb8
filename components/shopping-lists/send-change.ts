import { refreshViewer } from "#components/ui/use-viewer.ts";
import { isLocale } from "#lib/i18n/locales.ts";
import { changeListAction, type ListOutcome } from "#lib/shopping-lists/actions.ts";
import { changeDeviceList } from "#lib/shopping-lists/device-store.ts";
import type { ListChange } from "#lib/shopping-lists/entry.ts";
import { toInput } from "#lib/shopping-lists/wire.ts";

/** Changes the list in the account; "failed" when nothing arrives. */
export async function sendChange(change: ListChange): Promise<ListOutcome | "failed"> {
  const { lang } = document.documentElement;
  const form = new FormData();
  form.set("change", JSON.stringify(toInput(change, isLocale(lang) ? lang : "de")));
  try {
    const outcome = await changeListAction(form);
    if (outcome !== "nobody") return outcome;
  } catch {
    return "failed";
  }
  // The session has ended meanwhile. What was to be bought is kept here, as for everybody who is not signed in.
  await refreshViewer();
  return change.act === "add" ? changeDeviceList(change) : "nobody";
}

import { setAccountCount } from "#lib/kitchen/shopping-lists/open-count.ts";
import { callApi } from "#lib/platform/browser/api-client.ts";

/** Requests the number of open items after a page that does not show the list has added some. */
export async function refreshAccountCount(): Promise<void> {
  try {
    const { data } = await callApi("GET /users/me");
    setAccountCount(data.id, data.open_shopping_items);
  } catch {
    // Without network the number stays as it was.
  }
}

import { callApi } from "#lib/browser/api-client.ts";
import { setAccountCount } from "#lib/shopping-lists/open-count.ts";

/** Requests the number of open items after a page that does not show the list has added some. */
export async function refreshAccountCount(): Promise<void> {
  try {
    const { data } = await callApi("GET /users/me");
    setAccountCount(data.id, data.open_shopping_items);
  } catch {
    // Without network the number stays as it was.
  }
}

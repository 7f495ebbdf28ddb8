import { Strategy, type StrategyHandler } from "serwist";
import { getPageKind } from "../page-kind.ts";
import { deleteKeptPage, findKeptPage, isKeepable, storeSeenPage } from "./page-store.ts";

/** After this time a reader on a bad connection gets the kept page, if there is one. */
const networkTimeoutMs = 4000;

/**
 * Answers a navigation from the network; without it, or when the server fails, with the kept page,
 * else with the page for readers without a connection.
 */
export class PageStrategy extends Strategy {
  readonly #findFallback: (url: URL) => Promise<Response | undefined>;

  constructor(findFallback: (url: URL) => Promise<Response | undefined>) {
    super();
    this.#findFallback = findFallback;
  }

  override async _handle(request: Request, handler: StrategyHandler): Promise<Response | undefined> {
    const url = new URL(request.url);
    const network = handler.fetch(request).then((response) => {
      void handler.waitUntil(storeAnswer(url, response).catch(() => {}));
      return response;
    });
    const timeout = new Promise<null>((resolve) => setTimeout(resolve, networkTimeoutMs, null));
    const timely = await Promise.race([network.catch(() => null), timeout]);
    if (timely && timely.status < 500) return timely;
    const kept = await findKeptPage(url);
    if (kept) return kept;
    return network.catch(() => this.#findFallback(url));
  }
}

/** Runs before the response is handed on, so that its body can still be copied. */
async function storeAnswer(url: URL, response: Response): Promise<void> {
  if (response.status === 404 || response.status === 410) return deleteKeptPage(url);
  if (getPageKind(url) && isKeepable(response)) await storeSeenPage(url, response.clone());
}

import { getPageKind } from "../page-kind.ts";
import { askWorker, type WorkerAnswer } from "../worker-request.ts";
import { pickPicture } from "./pick-picture.ts";
import { isSavingData } from "./register-worker.ts";

/** Pictures of the recipe itself; those of related recipes are not kept. */
const pictureSelector = "main article:has(#steps) img";

/** Keeps the page that is shown now, with its pictures, if it is of a kind that is kept. */
export async function keepShownPage(): Promise<void> {
  const { href, pathname, search } = window.location;
  const kind = getPageKind(new URL(href));
  if (!kind) return;
  const answer = await askWorker({ type: "seen", address: pathname + search });
  // Meanwhile the reader may have gone on.
  if (kind !== "recipe" || !answer?.isStored || isSavingData() || window.location.href !== href) return;
  await askWorker({ type: "pictures", addresses: listPictures(document) });
}

/** Keeps a recipe of the user's likes or cookbooks, with its pictures. */
export async function keepSavedRecipe(address: string, userId: string): Promise<WorkerAnswer | null> {
  const answer = await askWorker({ type: "save", address, userId });
  if (!answer?.isStored) return answer;
  const page = await caches.match(new URL(address, window.location.origin));
  if (!page) return null;
  const parsed = new DOMParser().parseFromString(await page.text(), "text/html");
  return askWorker({ type: "pictures", addresses: listPictures(parsed) });
}

function listPictures(page: Document): string[] {
  const pictures = [...page.querySelectorAll<HTMLImageElement>(pictureSelector)].map(
    // The browser knows the address of a picture it has loaded.
    (picture) => (picture.currentSrc ? new URL(picture.currentSrc).pathname : pickAddress(picture)),
  );
  return [...new Set(pictures.filter((address) => address?.startsWith("/images/")))] as string[];
}

function pickAddress(picture: HTMLImageElement): string | undefined {
  return pickPicture({
    srcset: picture.getAttribute("srcset") ?? "",
    sizes: picture.getAttribute("sizes") ?? "",
    viewportWidth: window.innerWidth,
    pixelDensity: window.devicePixelRatio,
    matchesMedia: (query) => window.matchMedia(query).matches,
  });
}

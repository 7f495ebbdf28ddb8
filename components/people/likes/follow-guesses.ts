import { likeStore, listGuessedIds, settleGuesses } from "#components/people/likes/like-store.ts";
import { itemStates, watchItem } from "#lib/platform/browser/item-states.ts";

/**
 * Keeps items watched that were pressed before their state was known, until it is: the button of an
 * unliked entry leaves the list of likes at once and no longer watches its item.
 *
 * @param deliver called when a guess has become a change to deliver
 * @returns ends watching
 */
export function followGuesses(deliver: () => void): () => void {
  const watched = new Map<string, () => void>();
  const update = () => {
    const guessed = new Set(listGuessedIds());
    for (const id of guessed) if (!watched.has(id)) watched.set(id, watchItem(id));
    for (const [id, unwatch] of watched) {
      if (guessed.has(id)) continue;
      watched.delete(id);
      unwatch();
    }
  };
  const settle = () => {
    if (settleGuesses()) deliver();
  };
  const unsubscribe = [likeStore.subscribe(update), itemStates.subscribe(settle)];
  update();
  settle();
  return () => {
    for (const end of [...unsubscribe, ...watched.values()]) end();
  };
}

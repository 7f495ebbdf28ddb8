import { getItemStatesUser, refreshItemStates, setItemState, setItemStatesUser } from "./item-states.ts";
import { sessionStore } from "./session-store.ts";
import { storeJson, storeText } from "./stores/device-storage.ts";

/** Written to localStorage and removed at once: the other tabs get an event. */
const storageKey = "itemStates";

interface Message {
  userId: string | null;
  id: string;
  isSaved: boolean;
}

/** Sets whether an item is saved, in all tabs at once. */
export function shareSavedState(id: string, isSaved: boolean): void {
  setItemState(id, { isSaved });
  const message: Message = { userId: getItemStatesUser(), id, isSaved };
  // Without storage the other tabs learn it from their next request.
  storeJson(storageKey, message);
  storeText(storageKey, null);
}

/**
 * Follows the session, the other tabs and the connection until the returned function is called.
 */
export function followItemStates(): () => void {
  const handleSession = () => setItemStatesUser(sessionStore.read()?.id ?? null);
  // A page from the back/forward cache has missed what happened since.
  const handlePageShow = ({ persisted }: PageTransitionEvent) => persisted && refreshItemStates();
  const unsubscribe = sessionStore.subscribe(handleSession);
  handleSession();
  window.addEventListener("storage", receive);
  window.addEventListener("pageshow", handlePageShow);
  window.addEventListener("online", refreshItemStates);
  return () => {
    unsubscribe();
    window.removeEventListener("storage", receive);
    window.removeEventListener("pageshow", handlePageShow);
    window.removeEventListener("online", refreshItemStates);
  };
}

function receive({ key, newValue }: StorageEvent): void {
  if (key !== storageKey || !newValue) return;
  const { userId, id, isSaved }: Message = JSON.parse(newValue);
  if (userId === getItemStatesUser()) setItemState(id, { isSaved });
}

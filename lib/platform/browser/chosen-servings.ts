import { createListeners } from "./stores/listeners.ts";
import { createStoredRecord } from "./stores/stored-record.ts";

/**
 * The yield that a reader chose for a recipe: an amount of portions or pieces, and for parts of the
 * recipe (by the position of their ingredient group) how many times more than that.
 */
export interface ChosenServings {
  amount: number;
  parts: Readonly<Record<number, number>>;
}

/** Names in the address: `?servings=6&part=1:2` is six servings with twice the second part. */
export const servingsParam = "servings";
const partParam = "part";

/** Beyond these the rules of scaling mean nothing. */
export const servingsLimits = { min: 0.1, max: 1000 } as const;

const storedServings = createStoredRecord<ChosenServings>("servings", 200, parseServings);
let chosen: ReadonlyMap<string, ChosenServings> = new Map();
const { subscribe, notify } = createListeners();

/** The chosen yields of this page by the id of the recipe; without an entry it is as stored. */
export const chosenServings = {
  subscribe,
  read: (recipeId: string): ChosenServings | undefined => chosen.get(recipeId),
  readOnServer: () => undefined,
};

/** Whether the page is about something else, so that its address says nothing of this recipe. */
interface Embedding {
  isEmbedded?: boolean;
}

/**
 * Shows a recipe for another yield, and keeps that on the device and in the address of its page.
 *
 * @param servings undefined for the stored yield
 */
export function chooseServings(
  recipeId: string,
  servings: ChosenServings | undefined,
  { isEmbedded = false }: Embedding = {},
): void {
  show(recipeId, servings);
  // Without storage the choice lasts until the page is left, or in its address.
  storedServings.store(recipeId, servings);
  if (isEmbedded) return;
  const address = new URL(window.location.href);
  writeParams(address.searchParams, servings);
  window.history.replaceState(window.history.state, "", address);
}

/** Shows the yield of the page's address, or else the one that was last chosen on this device. */
export function restoreServings(recipeId: string, { isEmbedded = false }: Embedding = {}): void {
  const inAddress = isEmbedded ? undefined : readParams(new URLSearchParams(window.location.search));
  const servings = inAddress ?? storedServings.read(recipeId);
  if (servings) show(recipeId, servings);
}

function show(recipeId: string, servings: ChosenServings | undefined): void {
  const next = new Map(chosen);
  if (servings) next.set(recipeId, servings);
  else next.delete(recipeId);
  chosen = next;
  notify();
}

/** Writes a yield into the parameters of an address. */
export function writeParams(params: URLSearchParams, servings: ChosenServings | undefined): void {
  params.delete(servingsParam);
  params.delete(partParam);
  if (!servings) return;
  params.set(servingsParam, String(servings.amount));
  for (const [group, factor] of Object.entries(servings.parts)) params.append(partParam, `${group}:${factor}`);
}

function readParams(params: URLSearchParams): ChosenServings | undefined {
  const parts = params.getAll(partParam).map((part) => part.split(":").map(Number));
  return parseServings({ amount: Number(params.get(servingsParam)), parts: Object.fromEntries(parts) });
}

/** Addresses and storage hold anything: what is not a possible yield is ignored. */
function parseServings(value: unknown): ChosenServings | undefined {
  const { amount, parts } = (value ?? {}) as Partial<ChosenServings>;
  if (typeof amount !== "number" || !isPossible(amount)) return undefined;
  const possibleParts = Object.entries(parts ?? {}).filter(
    ([group, factor]) => /^\d{1,2}$/.test(group) && typeof factor === "number" && isPossible(factor) && factor !== 1,
  );
  return { amount, parts: Object.fromEntries(possibleParts) };
}

function isPossible(value: number): boolean {
  return value >= servingsLimits.min && value <= servingsLimits.max;
}

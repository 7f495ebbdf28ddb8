import type { ListedAd } from "./ad-list.ts";

/**
 * Chooses an advertisement by weight. Those in `avoided` are chosen only when there is no other.
 *
 * @param random from 0 (inclusive) to 1 (exclusive)
 * @returns undefined when none is running
 */
export function chooseAd(
  candidates: readonly ListedAd[],
  avoided: ReadonlySet<string>,
  now: number,
  random: number,
): ListedAd | undefined {
  const running = candidates.filter(({ until }) => until === null || now < until);
  const preferred = running.filter(({ id }) => !avoided.has(id));
  const choices = preferred.length > 0 ? preferred : running;
  const total = choices.reduce((sum, { weight }) => sum + weight, 0);
  let rest = random * total;
  return choices.find(({ weight }) => {
    rest -= weight;
    return rest < 0;
  });
}

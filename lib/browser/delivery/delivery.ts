/**
 * What one attempt led to. "settled": it has arrived, or was refused and that was said. "failed":
 * it waits for the next round, others are tried. "blocked": nothing arrives at the moment, the next
 * round tries again. "ended": nothing more arrives for this page, e.g. without a session.
 */
export type DeliveryOutcome = "settled" | "failed" | "blocked" | "ended";

interface DeliveryOptions<Entry> {
  /** What waits, in the order in which it is sent; asked anew before each attempt. */
  list: () => readonly Entry[];
  deliver: (entry: Entry) => Promise<DeliveryOutcome>;
  /** Until a round is repeated, after this many failed ones in a row; without it none is. */
  toDelayMs?: (failedRounds: number) => number;
  /** Called when a round has ended and no other was asked for meanwhile. */
  onIdle?: (failedRounds: number) => void;
}

/**
 * Creates the delivery of what waits in a store: one attempt at a time. An entry whose attempt
 * throws stays stored and fails like one the server does not answer: it ends neither this round for
 * those behind it nor later rounds.
 *
 * @returns starts a round, or asks the running one for another; resolves when none is left to do
 */
export function createDelivery<Entry extends { id: string }>(options: DeliveryOptions<Entry>) {
  const { list, deliver, toDelayMs, onIdle } = options;
  let running: Promise<void> | undefined;
  let isRequested = false;
  let failedRounds = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function start(): Promise<void> {
    isRequested = true;
    running ??= run();
    return running;
  }

  async function run(): Promise<void> {
    try {
      while (isRequested) {
        isRequested = false;
        clearTimeout(timer);
        const hasFailed = await runRound();
        failedRounds = hasFailed ? failedRounds + 1 : 0;
        if (hasFailed && toDelayMs) timer = setTimeout(start, toDelayMs(failedRounds));
        if (!isRequested) onIdle?.(failedRounds);
      }
    } finally {
      running = undefined;
    }
  }

  /** @returns whether something has to be tried again */
  async function runRound(): Promise<boolean> {
    const failed = new Set<string>();
    const next = () => list().find(({ id }) => !failed.has(id));
    for (let entry = next(); entry; entry = next()) {
      const outcome = await attempt(entry);
      if (outcome === "blocked") return true;
      if (outcome === "ended") return false;
      if (outcome === "failed") failed.add(entry.id);
    }
    return failed.size > 0;
  }

  async function attempt(entry: Entry): Promise<DeliveryOutcome> {
    try {
      return await deliver(entry);
    } catch (error) {
      console.error("A stored change could not be sent:", error);
      return "failed";
    }
  }

  return start;
}

/**
 * Does the work of a job for each entry, one after the other. A failure is logged and stops no
 * later entry, so that a broken one does not hold up all behind it.
 *
 * @param toMessage what did not happen, for the log
 * @returns whether all succeeded
 */
export async function runForEach<Entry>(
  entries: Iterable<Entry>,
  run: (entry: Entry) => Promise<unknown>,
  toMessage: (entry: Entry) => string,
): Promise<boolean> {
  let areAllDone = true;
  for (const entry of entries) {
    try {
      await run(entry);
    } catch (error) {
      areAllDone = false;
      // The cause alone: the message of a failed query holds its parameters.
      console.error(`${toMessage(entry)}:`, error instanceof Error ? (error.cause ?? error) : error);
    }
  }
  return areAllDone;
}

/** Does the job now and then again and again, never twice at once. What goes wrong is told in the log and tried again next time. */
export function every(minutes: number, name: string, job: () => Promise<void>): void {
  let isRunning = false;
  async function run(): Promise<void> {
    if (isRunning) return;
    isRunning = true;
    try {
      await job();
    } catch (error) {
      console.error(`${name}:`, error instanceof Error ? (error.cause ?? error) : error);
    } finally {
      isRunning = false;
    }
  }
  setInterval(run, minutes * 60_000).unref();
  void run();
}

import { processSingleton } from "#lib/config/process-singleton.ts";

/**
 * Work beside the requests: a run every few minutes, or a listener that lives as long as the
 * process.
 */
export type Job = PeriodicJob | ContinuousJob;

interface PeriodicJob {
  /** What it does, for the log. */
  name: string;
  everyMinutes: number;
  run(): Promise<void>;
}

interface ContinuousJob {
  name: string;
  start(): unknown;
}

const getState = processSingleton("jobs", () => ({ isStarted: false }));

/**
 * Starts all jobs, once per process: a module reloaded in development does not start them again.
 */
export function startJobs(jobs: readonly Job[]): void {
  const state = getState();
  if (state.isStarted) return;
  state.isStarted = true;
  for (const job of jobs) {
    if ("start" in job) job.start();
    else startPeriodicJob(job);
  }
}

/**
 * Runs a job now and then at its interval, never twice at once. A failure is logged; the next run
 * tries again.
 */
export function startPeriodicJob({ name, everyMinutes, run }: PeriodicJob): void {
  let isRunning = false;
  async function runOnce(): Promise<void> {
    if (isRunning) return;
    isRunning = true;
    try {
      await run();
    } catch (error) {
      // The cause alone: the message of a failed query holds its parameters.
      console.error(`The job "${name}" failed:`, error instanceof Error ? (error.cause ?? error) : error);
    } finally {
      isRunning = false;
    }
  }
  setInterval(runOnce, everyMinutes * 60_000).unref();
  void runOnce();
}

import { processSingleton } from "#lib/platform/config/process-singleton.ts";

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

/** Between the first runs of two jobs: all at once would hold every connection to the database. */
const spreadMs = 1500;

/**
 * Starts all jobs, once per process: a module reloaded in development does not start them again.
 * Listeners begin at once, periodic jobs one after the other, in their order.
 */
export function startJobs(jobs: readonly Job[]): void {
  const state = getState();
  if (state.isStarted) return;
  state.isStarted = true;
  let delayMs = 0;
  for (const job of jobs) {
    if ("start" in job) {
      job.start();
      continue;
    }
    startPeriodicJob(job, delayMs);
    delayMs += spreadMs;
  }
}

/**
 * Runs a job after a delay and then at its interval, never twice at once. A failure is logged, and
 * the job is tried again after one minute, two, four and so on, but never later than at its
 * interval.
 */
export function startPeriodicJob({ name, everyMinutes, run }: PeriodicJob, delayMs = 0): void {
  let failures = 0;
  async function runOnce(): Promise<void> {
    try {
      await run();
      failures = 0;
    } catch (error) {
      failures++;
      // The cause alone: the message of a failed query holds its parameters.
      console.error(`The job "${name}" failed:`, error instanceof Error ? (error.cause ?? error) : error);
    }
    const minutes = failures === 0 ? everyMinutes : Math.min(everyMinutes, 2 ** (failures - 1));
    setTimeout(runOnce, minutes * 60_000).unref();
  }
  setTimeout(runOnce, delayMs).unref();
}

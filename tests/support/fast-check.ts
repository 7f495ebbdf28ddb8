import fc from "fast-check";

/** The same cases in every run: a failure means a change. `FAST_CHECK_SEED` tries others. */
fc.configureGlobal({
  seed: Number(process.env.FAST_CHECK_SEED ?? 1),
  numRuns: Number(process.env.FAST_CHECK_RUNS ?? 200),
});

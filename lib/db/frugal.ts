/**
 * For a transaction that looks up some of very many rows: it uses indexes even where the planner expects to find soon what may be nowhere,
 * and starts no helpers, which takes longer than the work.
 */
export const frugal = "set local enable_seqscan = off; set local max_parallel_workers_per_gather = 0";

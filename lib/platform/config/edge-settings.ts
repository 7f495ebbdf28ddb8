import { z } from "zod";
import { settingDocs } from "./setting-docs.ts";

/** Settings of the edge (lib/server/edge), in the order of .env.example. */
export const edgeSettings = {
  ALLOWED_HOSTS: z
    .string()
    .regex(/^[\w.:[\]-]+(,[\w.:[\]-]+)*$/)
    .transform((value) => value.split(","))
    .default([])
    .register(settingDocs, {
      comment:
        "Further host names under which requests are answered, e.g. of a proxy that does not pass on the Host header.",
      hint: "Set ALLOWED_HOSTS to names like app:3000,site.internal, separated by commas, or leave it out.",
      example: "app:3000",
    }),
  PAGE_CACHE_MB: z
    .string()
    .regex(/^\d{1,5}$/)
    .transform(Number)
    .pipe(z.number().min(1))
    .default(64)
    .register(settingDocs, {
      comment: "Memory for compressed pages, in megabytes; the same on disk below DATA_DIR.",
      hint: "Set PAGE_CACHE_MB to a number of megabytes from 1 up, or leave it out for 64.",
      example: "64",
    }),
  WEB_CONCURRENCY: z
    .string()
    .regex(/^\d{1,2}$/)
    .transform(Number)
    .pipe(z.number().min(1))
    .default(1)
    .register(settingDocs, {
      comment: "Processes that render pages, at most one per core; each counts rate limits alone without REDIS_URL.",
      hint: "Set WEB_CONCURRENCY to a number from 1 to 99, or leave it out for 1.",
      example: "1",
    }),
  LOG_REQUESTS: z.enum(["on", "off"]).default("off").register(settingDocs, {
    comment: "One line of JSON per request on standard output, without personal data.",
    hint: "Set LOG_REQUESTS to on or off, or leave it out.",
    example: "off",
  }),
  METRICS_PORT: z
    .string()
    .regex(/^\d{1,5}$/)
    .transform(Number)
    .pipe(z.number().min(1).max(65535))
    .optional()
    .register(settingDocs, {
      comment: "Port of /metrics for Prometheus, which readers must not reach; none without it.",
      hint: "Set METRICS_PORT to a number from 1 to 65535 other than PORT, or leave it out.",
      example: "9464",
    }),
};

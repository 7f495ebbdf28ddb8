import { resolve } from "node:path";
import { z } from "zod";
import { edgeSettings } from "./edge-settings.ts";
import { mailSettings } from "./mail-settings.ts";
import { newsletterSettings } from "./newsletter-settings.ts";
import { oauthSettings } from "./oauth-settings.ts";
import { paymentSettings } from "./payment-settings.ts";
import { settingDocs } from "./setting-docs.ts";
import { toolSettings } from "./tool-settings.ts";

const connectionUrl = (protocol: RegExp) =>
  z
    .string()
    .refine((value) => protocol.test(value) && URL.canParse(value))
    .optional();

/** Settings in the order of .env.example. */
export const settings = {
  NODE_ENV: z.enum(["development", "production", "test"]).default("development").register(settingDocs, {
    comment: "Mode; npm start runs in production, npm run dev in development.",
    hint: "Set NODE_ENV to development, production or test, or leave it out.",
    example: "development",
  }),
  PORT: z
    .string()
    .regex(/^\d{1,5}$/)
    .transform(Number)
    .pipe(z.number().min(1).max(65535))
    .default(3000)
    .register(settingDocs, {
      comment: "Port to listen on.",
      hint: "Set PORT to a number from 1 to 65535, or leave it out for 3000.",
      example: "3000",
    }),
  HOST: z
    .string()
    .regex(/^[\w.:-]+$/)
    .optional()
    .register(settingDocs, {
      comment: "Host name or IP address to listen on; all addresses without it.",
      hint: "Set HOST to a host name or an IP address, or leave it out to listen on all of them.",
      example: "127.0.0.1",
    }),
  SITE_URL: z
    .string()
    .refine(isOrigin)
    .transform((value) => value.replace(/\/$/, ""))
    .optional()
    .register(settingDocs, {
      comment: "Public origin of the site, without a path; http://localhost:PORT without it.",
      hint: "Set SITE_URL to an address like https://example.org, without a path.",
      example: "https://example.org",
    }),
  DATA_DIR: z
    .string()
    .default("./data")
    .transform((value) => resolve(/* turbopackIgnore: true */ process.cwd(), value))
    .register(settingDocs, {
      comment: "Folder of everything that must survive an update: database, pictures, keys, mails.",
      hint: "Set DATA_DIR to a folder, or leave it out for ./data.",
      example: "./data",
    }),
  DATABASE_URL: connectionUrl(/^postgres(ql)?:\/\//).register(settingDocs, {
    comment: "PostgreSQL server; without it the site runs its own below DATA_DIR.",
    hint: "Set DATABASE_URL to postgres://user:password@host:5432/name, or leave it out for the built-in database.",
    example: "postgres://user:password@localhost:5432/tischlein",
    isSecret: true,
  }),
  SITE_CLOCK: z.iso
    .datetime({ offset: true })
    .transform((value) => new Date(value))
    .optional()
    .register(settingDocs, {
      comment: "For tests: the instant at which the clock of the site starts, on localhost with the built-in database.",
      hint: "Set SITE_CLOCK to an instant like 2026-11-25T10:00:00+01:00 for tests on localhost with the built-in database, or leave it out.",
      example: "2026-11-25T10:00:00+01:00",
    }),
  REDIS_URL: connectionUrl(/^rediss?:\/\//).register(settingDocs, {
    comment: "Redis or Valkey that several instances of the site share; one instance needs none.",
    hint: "Set REDIS_URL to redis://user:password@host:6379, or rediss:// with TLS, or leave it out.",
    example: "redis://localhost:6379",
    isSecret: true,
  }),
  IMAGE_KEYS: z
    .string()
    .regex(/^[\w-]{16,128}(,[\w-]{16,128})?$/)
    .transform((value) => value.split(","))
    .optional()
    .register(settingDocs, {
      comment: 'Key that signs addresses of pictures, or "new,old" during a change; created below DATA_DIR without it.',
      hint: 'Set IMAGE_KEYS to a key of 16 or more letters and digits, or to "new,old" while changing it, or leave it out.',
      example: "16-or-more-letters-and-digits",
      isSecret: true,
    }),
  MEDIA_QUOTA_MB: z
    .string()
    .regex(/^\d{2,7}$/)
    .transform(Number)
    .pipe(z.number().min(16))
    .default(2048)
    .register(settingDocs, {
      comment: "Disk space for resized pictures below DATA_DIR, in megabytes.",
      hint: "Set MEDIA_QUOTA_MB to a number of megabytes from 16 up, or leave it out for 2048.",
      example: "2048",
    }),
  ...edgeSettings,
  SERVICE_WORKER: z.enum(["on", "off"]).default("on").register(settingDocs, {
    comment: "The service worker, which opens pages offline; off removes it from the browsers of readers.",
    hint: "Set SERVICE_WORKER to on or off, or leave it out.",
    example: "on",
  }),
  AUTH_SECRET: z.string().min(32).max(512).optional().register(settingDocs, {
    comment: "Secret that encrypts session cookies; without it one is created below DATA_DIR.",
    hint: "Set AUTH_SECRET to 32 or more random letters and digits, or leave it out.",
    example: "32-or-more-random-letters-and-digits",
    isSecret: true,
  }),
  NEXT_SERVER_ACTIONS_ENCRYPTION_KEY: z
    .base64()
    .refine((value) => Buffer.from(value, "base64").length === 32)
    .optional()
    .register(settingDocs, {
      comment:
        "Key of server actions, base64 of 32 bytes; derived from AUTH_SECRET without it. Set it where images are built.",
      hint: "Set NEXT_SERVER_ACTIONS_ENCRYPTION_KEY to the output of `openssl rand -base64 32`, or leave it out.",
      example: "bWluLTMyLWJ5dGVzLWluLWJhc2U2NC1mb3ItYWVzISE=",
      isSecret: true,
    }),
  ...oauthSettings,
  ...mailSettings,
  ...newsletterSettings,
  ...paymentSettings,
  S3_ENDPOINT: z
    .url({ protocol: /^https?$/ })
    .transform((value) => value.replace(/(?<!\/)\/+$/, ""))
    .optional()
    .register(settingDocs, {
      comment: "S3-compatible store of uploaded pictures and videos; without it they are below DATA_DIR.",
      hint: "Set S3_ENDPOINT to an address like https://s3.example.org, together with the other S3_ settings.",
      example: "https://s3.example.org",
    }),
  S3_BUCKET: z
    .string()
    .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/)
    .optional()
    .register(settingDocs, {
      comment: "Name of the bucket.",
      hint: "Set S3_BUCKET to the name of the bucket, together with S3_ENDPOINT.",
      example: "tischlein",
    }),
  S3_REGION: z
    .string()
    .regex(/^[\w-]+$/)
    .default("us-east-1")
    .register(settingDocs, {
      comment: "Region of the bucket.",
      hint: "Set S3_REGION to the region of the bucket, or leave it out for us-east-1.",
      example: "us-east-1",
    }),
  S3_ACCESS_KEY_ID: z.string().optional().register(settingDocs, {
    comment: "Access key for the bucket.",
    hint: "Set S3_ACCESS_KEY_ID together with S3_ENDPOINT.",
    example: "access-key-id",
    isSecret: true,
  }),
  S3_SECRET_ACCESS_KEY: z.string().optional().register(settingDocs, {
    comment: "Secret that belongs to the access key.",
    hint: "Set S3_SECRET_ACCESS_KEY together with S3_ENDPOINT.",
    example: "secret-access-key",
    isSecret: true,
  }),
  API_ALLOWED_ORIGINS: z
    .string()
    .transform((value) => value.split(",").map((origin) => origin.trim().replace(/\/$/, "")))
    .refine((origins) => origins.every((origin) => origin === "*" || isOrigin(origin)))
    .default([])
    .register(settingDocs, {
      comment: "Origins whose pages may read the public part of the REST API, separated by commas, or * for all.",
      hint: "Set API_ALLOWED_ORIGINS to origins like https://app.example.org separated by commas, to *, or leave it out.",
      example: "https://app.example.org",
    }),
  OTEL_EXPORTER_OTLP_ENDPOINT: z
    .url({ protocol: /^https?$/ })
    .optional()
    .register(settingDocs, {
      comment: "OpenTelemetry collector that gets traces by OTLP over HTTP, without personal data; none without it.",
      hint: "Set OTEL_EXPORTER_OTLP_ENDPOINT to an address like http://collector:4318, or leave it out.",
      example: "http://localhost:4318",
    }),
  ...toolSettings,
};

function isOrigin(value: string): boolean {
  const origin = URL.parse(value)?.origin;
  return /^https?:/.test(value) && (value === origin || value === `${origin}/`);
}

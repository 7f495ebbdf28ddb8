import { resolve } from "node:path";
import { z } from "zod";
import { OperatorError } from "#lib/operator-error.ts";

/** Every setting the site reads from its surroundings, validated. `DATA_DIR` is absolute, `SITE_URL` has no trailing slash. */
export interface Env {
  NODE_ENV: "development" | "production" | "test";
  PORT: number;
  /** Address to listen on; undefined means all of them. */
  HOST?: string;
  SITE_URL: string;
  DATA_DIR: string;
  /** Undefined means the database that comes with the site, kept below DATA_DIR. */
  DATABASE_URL?: string;
  /** Signs the addresses of pictures: the first key signs, the second still verifies. Undefined means one kept below DATA_DIR. */
  IMAGE_KEYS?: string[];
  /** Signs the cookies of sessions. Undefined means one kept below DATA_DIR. */
  AUTH_SECRET?: string;
  /** An account elsewhere opens one here where both halves are set. Apple's secret is the signed token its documents describe. */
  AUTH_GOOGLE_ID?: string;
  AUTH_GOOGLE_SECRET?: string;
  /** Whom to ask instead of Google itself: another OpenID provider that speaks like it. */
  AUTH_GOOGLE_ISSUER?: string;
  AUTH_FACEBOOK_ID?: string;
  AUTH_FACEBOOK_SECRET?: string;
  /** Where to ask instead of Facebook's own hosts: a server with the same paths. */
  AUTH_FACEBOOK_URL?: string;
  AUTH_APPLE_ID?: string;
  AUTH_APPLE_SECRET?: string;
  /** Whom to ask instead of Apple itself, like AUTH_GOOGLE_ISSUER. */
  AUTH_APPLE_ISSUER?: string;
  /** The server that delivers mails, `smtp://user:password@host:587` or `smtps://…:465`. Undefined means files below DATA_DIR. */
  SMTP_URL?: string;
  /** Whom mails are from; undefined means the address of the site (lib/site.ts). */
  MAIL_FROM?: string;
  /** Room for resized pictures below DATA_DIR, in MB. */
  MEDIA_QUOTA_MB: number;
  /** Where originals live instead of below DATA_DIR; the bucket, both keys and the endpoint belong together. */
  S3_ENDPOINT?: string;
  S3_BUCKET?: string;
  S3_REGION: string;
  S3_ACCESS_KEY_ID?: string;
  S3_SECRET_ACCESS_KEY?: string;
}

const hints = {
  NODE_ENV: "Set NODE_ENV to development, production or test, or leave it out.",
  PORT: "Set PORT to a number from 1 to 65535, or leave it out for 3000.",
  HOST: "Set HOST to a host name or an IP address, or leave it out to listen on all of them.",
  SITE_URL: "Set SITE_URL to an address like https://example.org, without a path.",
  DATA_DIR: "Set DATA_DIR to a folder, or leave it out for ./data.",
  DATABASE_URL:
    "Set DATABASE_URL to postgres://user:password@host:5432/name, or leave it out for the built-in database.",
  IMAGE_KEYS:
    'Set IMAGE_KEYS to a key of 16 or more letters and digits, or to "new,old" while changing it, or leave it out.',
  AUTH_SECRET: "Set AUTH_SECRET to 32 or more random letters and digits, or leave it out.",
  AUTH_GOOGLE_ID: "Set AUTH_GOOGLE_ID together with AUTH_GOOGLE_SECRET, or leave both out.",
  AUTH_GOOGLE_SECRET: "Set AUTH_GOOGLE_SECRET together with AUTH_GOOGLE_ID, or leave both out.",
  AUTH_GOOGLE_ISSUER: "Set AUTH_GOOGLE_ISSUER to the address of an OpenID provider, or leave it out for Google.",
  AUTH_FACEBOOK_ID: "Set AUTH_FACEBOOK_ID together with AUTH_FACEBOOK_SECRET, or leave both out.",
  AUTH_FACEBOOK_SECRET: "Set AUTH_FACEBOOK_SECRET together with AUTH_FACEBOOK_ID, or leave both out.",
  AUTH_FACEBOOK_URL: "Set AUTH_FACEBOOK_URL to the address of a server that stands in for Facebook, or leave it out.",
  AUTH_APPLE_ID: "Set AUTH_APPLE_ID together with AUTH_APPLE_SECRET, or leave both out.",
  AUTH_APPLE_SECRET: "Set AUTH_APPLE_SECRET together with AUTH_APPLE_ID, or leave both out.",
  AUTH_APPLE_ISSUER: "Set AUTH_APPLE_ISSUER to the address of an OpenID provider, or leave it out for Apple.",
  SMTP_URL: "Set SMTP_URL to smtp://user:password@host:587, or leave it out to have mails written to files.",
  MAIL_FROM: "Set MAIL_FROM to an address like kitchen@example.org, or leave it out.",
  MEDIA_QUOTA_MB: "Set MEDIA_QUOTA_MB to a number of megabytes from 16 up, or leave it out for 2048.",
  S3_ENDPOINT: "Set S3_ENDPOINT to an address like https://s3.example.org, together with the other S3_ settings.",
  S3_BUCKET: "Set S3_BUCKET to the name of the bucket, together with S3_ENDPOINT.",
  S3_REGION: "Set S3_REGION to the region of the bucket, or leave it out for us-east-1.",
  S3_ACCESS_KEY_ID: "Set S3_ACCESS_KEY_ID together with S3_ENDPOINT.",
  S3_SECRET_ACCESS_KEY: "Set S3_SECRET_ACCESS_KEY together with S3_ENDPOINT.",
} satisfies Record<keyof Env, string>;

const secrets: (keyof Env)[] = [
  "DATABASE_URL",
  "IMAGE_KEYS",
  "S3_ACCESS_KEY_ID",
  "S3_SECRET_ACCESS_KEY",
  "AUTH_SECRET",
  "AUTH_GOOGLE_SECRET",
  "AUTH_FACEBOOK_SECRET",
  "AUTH_APPLE_SECRET",
  "SMTP_URL",
];
/** Settings that are of no use without each other. */
const together = [
  ["S3_ENDPOINT", "S3_BUCKET", "S3_ACCESS_KEY_ID", "S3_SECRET_ACCESS_KEY"],
  ["AUTH_GOOGLE_ID", "AUTH_GOOGLE_SECRET"],
  ["AUTH_FACEBOOK_ID", "AUTH_FACEBOOK_SECRET"],
  ["AUTH_APPLE_ID", "AUTH_APPLE_SECRET"],
] as const;
const text = z.string().min(1).max(4000).optional();
const address = z.url({ protocol: /^https?$/ }).optional();

const schema = z
  .object({
    NODE_ENV: z.enum(["development", "production", "test"]).default("development"),
    PORT: z
      .string()
      .regex(/^\d{1,5}$/)
      .transform(Number)
      .pipe(z.number().min(1).max(65535))
      .default(3000),
    HOST: z
      .string()
      .regex(/^[\w.:-]+$/)
      .optional(),
    SITE_URL: z
      .string()
      .refine(isOrigin)
      .transform((value) => value.replace(/\/$/, ""))
      .optional(),
    DATA_DIR: z
      .string()
      .default("./data")
      .transform((value) => resolve(/* turbopackIgnore: true */ process.cwd(), value)),
    DATABASE_URL: z
      .string()
      .refine((value) => /^postgres(ql)?:\/\//.test(value) && URL.canParse(value))
      .optional(),
    IMAGE_KEYS: z
      .string()
      .regex(/^[\w-]{16,128}(,[\w-]{16,128})?$/)
      .transform((value) => value.split(","))
      .optional(),
    MEDIA_QUOTA_MB: z
      .string()
      .regex(/^\d{2,7}$/)
      .transform(Number)
      .pipe(z.number().min(16))
      .default(2048),
    AUTH_SECRET: z.string().min(32).max(512).optional(),
    AUTH_GOOGLE_ID: text,
    AUTH_GOOGLE_SECRET: text,
    AUTH_GOOGLE_ISSUER: address,
    AUTH_FACEBOOK_ID: text,
    AUTH_FACEBOOK_SECRET: text,
    AUTH_FACEBOOK_URL: address,
    AUTH_APPLE_ID: text,
    AUTH_APPLE_SECRET: text,
    AUTH_APPLE_ISSUER: address,
    SMTP_URL: z
      .string()
      .refine((value) => /^smtps?:\/\//.test(value) && URL.canParse(value))
      .optional(),
    MAIL_FROM: z.email().optional(),
    S3_ENDPOINT: z
      .url({ protocol: /^https?$/ })
      .transform((value) => value.replace(/\/+$/, ""))
      .optional(),
    S3_BUCKET: z
      .string()
      .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/)
      .optional(),
    S3_REGION: z
      .string()
      .regex(/^[\w-]+$/)
      .default("us-east-1"),
    S3_ACCESS_KEY_ID: z.string().optional(),
    S3_SECRET_ACCESS_KEY: z.string().optional(),
  })
  .superRefine((given, issues) => {
    for (const group of together) {
      if (!group.some((name) => given[name])) continue;
      for (const name of group) if (!given[name]) issues.addIssue({ code: "custom", path: [name], message: "missing" });
    }
  });

function isOrigin(value: string): boolean {
  const origin = URL.parse(value)?.origin;
  return /^https?:/.test(value) && (value === origin || value === `${origin}/`);
}

/** Reads the settings; an empty value counts as none. Throws an OperatorError naming each unusable variable and the cure. */
export function readEnv(source: Record<string, string | undefined> = process.env): Env {
  const given = Object.keys(hints).filter((name) => source[name]);
  const result = schema.safeParse(Object.fromEntries(given.map((name) => [name, source[name]])));
  if (!result.success) throw new OperatorError(complain(result.error, source));
  return { ...result.data, SITE_URL: result.data.SITE_URL ?? `http://localhost:${result.data.PORT}` };
}

function complain(error: z.ZodError, source: Record<string, string | undefined>): string {
  const names = new Set(error.issues.map((issue) => issue.path[0] as keyof Env));
  return [...names]
    .map((name) => {
      if (!source[name]) return `${name} is missing. ${hints[name]}`;
      // An address of a database may hold a password.
      const value = secrets.includes(name) ? "" : ` ("${source[name]}")`;
      return `${name} is not usable${value}. ${hints[name]}`;
    })
    .join("\n");
}

let known: Env | undefined;

/** The settings of this process, read at the first access, so that importing this module needs none of them. */
export const env: Env = new Proxy({} as Env, {
  get: (_, name) => {
    known ??= readEnv();
    return Reflect.get(known, name);
  },
});

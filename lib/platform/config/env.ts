import { z } from "zod";
import { UserFacingError } from "#lib/platform/config/user-facing-error.ts";
import { settings } from "./env-schema.ts";
import { settingDocs } from "./setting-docs.ts";

type SettingName = keyof typeof settings;

const settingNames = Object.keys(settings) as SettingName[];

/** Settings that only work together. */
const dependentGroups = [
  ["S3_ENDPOINT", "S3_BUCKET", "S3_ACCESS_KEY_ID", "S3_SECRET_ACCESS_KEY"],
  ["AUTH_GOOGLE_ID", "AUTH_GOOGLE_SECRET"],
  ["AUTH_FACEBOOK_ID", "AUTH_FACEBOOK_SECRET"],
  ["AUTH_APPLE_ID", "AUTH_APPLE_SECRET"],
  ["STRIPE_SECRET_KEY", "STRIPE_WEBHOOK_SECRET"],
  ["META_PIXEL_ID", "META_ACCESS_TOKEN"],
  ["BRAZE_API_KEY", "BRAZE_ENDPOINT"],
] as const satisfies SettingName[][];

const envSchema = z
  .object(settings)
  .superRefine((values, issues) => {
    for (const group of dependentGroups) {
      if (!group.some((name) => values[name])) continue;
      for (const name of group)
        if (!values[name]) issues.addIssue({ code: "custom", path: [name], message: "missing" });
    }
    if (values.SITE_CLOCK && !mayHaveClock(values)) {
      issues.addIssue({ code: "custom", path: ["SITE_CLOCK"], message: "not a test" });
    }
    if (values.PAYMENT_PROVIDER === "stripe" && !values.STRIPE_SECRET_KEY) {
      issues.addIssue({ code: "custom", path: ["STRIPE_SECRET_KEY"], message: "missing" });
    }
  })
  .transform((values) => ({ ...values, SITE_URL: values.SITE_URL ?? `http://localhost:${values.PORT}` }));

/** The settings of the site. `DATA_DIR` is absolute, `SITE_URL` has no trailing slash. */
export type Env = z.infer<typeof envSchema>;

/** A site that readers can reach tells the real time, as does a database that others use. */
function mayHaveClock({ SITE_URL, DATABASE_URL }: { SITE_URL?: string; DATABASE_URL?: string }): boolean {
  const host = SITE_URL === undefined ? "localhost" : new URL(SITE_URL).hostname;
  return !DATABASE_URL && (host === "localhost" || host === "[::1]" || /^127(?:\.\d+){3}$/.test(host));
}

/**
 * Reads and validates the settings. An empty value counts as absent.
 *
 * @throws {UserFacingError} one line per invalid setting, with its remedy
 */
export function readEnv(source: Record<string, string | undefined> = process.env): Env {
  const present = settingNames.filter((name) => source[name]);
  const result = envSchema.safeParse(Object.fromEntries(present.map((name) => [name, source[name]])));
  if (!result.success) throw new UserFacingError(describeErrors(result.error, source));
  return result.data;
}

function describeErrors(error: z.ZodError, source: Record<string, string | undefined>): string {
  const names = new Set(error.issues.map((issue) => issue.path[0] as SettingName));
  return [...names]
    .map((name) => {
      const { hint, isSecret } = settingDocs.get(settings[name]) ?? {};
      if (!source[name]) return `${name} is missing. ${hint}`;
      return `${name} is not usable${isSecret ? "" : ` ("${source[name]}")`}. ${hint}`;
    })
    .join("\n");
}

let cachedEnv: Env | undefined;

/**
 * The settings of this process. They are read at the first access, so that importing needs none.
 */
export const env: Env = new Proxy({} as Env, {
  get: (_, name) => {
    cachedEnv ??= readEnv();
    return Reflect.get(cachedEnv, name);
  },
});

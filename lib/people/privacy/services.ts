import type { Env } from "#lib/platform/config/env.ts";
import type { settings } from "#lib/platform/config/env-schema.ts";
import type { ToolName } from "#lib/platform/consent/outside-tools.ts";

/** Services of other providers that get personal data without being asked for by consent. */
export const services = ["mail", "google", "facebook", "apple", "stripe", "testPayment", "storage"] as const;
export type Service = (typeof services)[number];

type SettingName = keyof typeof settings;

/**
 * Which paragraph of the privacy page a setting calls for: that of a service, or that of a tool
 * that readers agree to. `null`: no other provider gets personal data by it. A new setting has to
 * be decided here.
 */
export const paragraphOfSetting: Record<SettingName, Service | ToolName | null> = {
  NODE_ENV: null,
  PORT: null,
  HOST: null,
  SITE_URL: null,
  SITE_CLOCK: null,
  DATA_DIR: null,
  // The operator's own servers, wherever they stand: the text names the data centre.
  DATABASE_URL: null,
  REDIS_URL: null,
  IMAGE_KEYS: null,
  MEDIA_QUOTA_MB: null,
  ALLOWED_HOSTS: null,
  PAGE_CACHE_MB: null,
  WEB_CONCURRENCY: null,
  LOG_REQUESTS: null,
  METRICS_PORT: null,
  SERVICE_WORKER: null,
  AUTH_SECRET: null,
  NEXT_SERVER_ACTIONS_ENCRYPTION_KEY: null,
  AUTH_GOOGLE_ID: "google",
  AUTH_GOOGLE_SECRET: "google",
  AUTH_GOOGLE_ISSUER: "google",
  AUTH_FACEBOOK_ID: "facebook",
  AUTH_FACEBOOK_SECRET: "facebook",
  AUTH_FACEBOOK_URL: "facebook",
  AUTH_APPLE_ID: "apple",
  AUTH_APPLE_SECRET: "apple",
  AUTH_APPLE_ISSUER: "apple",
  SMTP_URL: "mail",
  MAIL_FROM: null,
  // The operator's own mailbox.
  CONTACT_EMAIL: null,
  NEWSLETTER_EMAILS_PER_MINUTE: null,
  // The provider of the mail server reports bounces.
  NEWSLETTER_WEBHOOK_TOKEN: "mail",
  PAYMENT_PROVIDER: "stripe",
  STRIPE_SECRET_KEY: "stripe",
  STRIPE_WEBHOOK_SECRET: "stripe",
  STRIPE_API_URL: "stripe",
  S3_ENDPOINT: "storage",
  S3_BUCKET: "storage",
  S3_REGION: "storage",
  S3_ACCESS_KEY_ID: "storage",
  S3_SECRET_ACCESS_KEY: "storage",
  API_ALLOWED_ORIGINS: null,
  // Traces have no personal data (docs/operations.md).
  OTEL_EXPORTER_OTLP_ENDPOINT: null,
  TAG_MANAGER_ID: "tagManager",
  TAG_MANAGER_URL: "tagManager",
  TAG_MANAGER_ORIGINS: "tagManager",
  AD_MANAGER_NETWORK: "adManager",
  AD_MANAGER_URL: "adManager",
  AD_MANAGER_ORIGINS: "adManager",
  META_PIXEL_ID: "meta",
  META_ACCESS_TOKEN: "meta",
  META_API_URL: "meta",
  META_PIXEL_URL: "meta",
  BRAZE_API_KEY: "braze",
  BRAZE_ENDPOINT: "braze",
  BRAZE_SDK_URL: "braze",
  ADJUST_APP_TOKEN: "adjust",
  ADJUST_SDK_URL: "adjust",
  SENTRY_DSN: "sentry",
};

/** The services that are configured, in the order of the privacy page. */
export function listServices(env: Env): Service[] {
  const configured: Record<Service, boolean> = {
    mail: env.SMTP_URL !== undefined,
    google: env.AUTH_GOOGLE_ID !== undefined,
    facebook: env.AUTH_FACEBOOK_ID !== undefined,
    apple: env.AUTH_APPLE_ID !== undefined,
    stripe: env.PAYMENT_PROVIDER === "stripe",
    testPayment: env.PAYMENT_PROVIDER === "test",
    storage: env.S3_ENDPOINT !== undefined,
  };
  return services.filter((service) => configured[service]);
}

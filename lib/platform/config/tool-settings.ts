import { z } from "zod";
import { settingDocs } from "./setting-docs.ts";

const url = () => z.url({ protocol: /^https?$/ });
const originList = () =>
  z
    .string()
    .transform((value) => value.split(",").map((origin) => origin.trim()))
    .refine((origins) => origins.every((origin) => /^https?:\/\/(?:\*\.)?[\w.-]+(?::\d+)?$/.test(origin)))
    .default([]);
const token = () => z.string().regex(/^[\w.:|-]{1,500}$/);

/** Settings of outside tools, which readers agree to by purpose, in the order of .env.example. */
export const toolSettings = {
  TAG_MANAGER_ID: z
    .string()
    .regex(/^[\w-]{1,40}$/)
    .optional()
    .register(settingDocs, {
      comment: "Container of Google Tag Manager; it gets the events of pages once a reader agrees to statistics.",
      hint: "Set TAG_MANAGER_ID to an id like GTM-ABC1234, or leave it out.",
      example: "GTM-ABC1234",
    }),
  TAG_MANAGER_URL: url().default("https://www.googletagmanager.com/gtm.js").register(settingDocs, {
    comment: "Script of the tag manager; another one for a tagging server of your own.",
    hint: "Set TAG_MANAGER_URL to the address of a script, or leave it out.",
    example: "https://www.googletagmanager.com/gtm.js",
  }),
  TAG_MANAGER_ORIGINS: originList().register(settingDocs, {
    comment: "Origins that the tags of the container load from and send to, separated by commas.",
    hint: "Set TAG_MANAGER_ORIGINS to origins like https://*.google-analytics.com separated by commas, or leave it out.",
    example: "https://*.google-analytics.com",
  }),
  AD_MANAGER_NETWORK: z
    .string()
    .regex(/^\d{1,20}(?:,\d{1,20})?$/)
    .optional()
    .register(settingDocs, {
      comment: "Network code of Google Ad Manager; its ads are shown once a reader agrees to advertising.",
      hint: "Set AD_MANAGER_NETWORK to the number of a network, or leave it out.",
      example: "21808260008",
    }),
  AD_MANAGER_URL: url().default("https://securepubads.g.doubleclick.net/tag/js/gpt.js").register(settingDocs, {
    comment: "Script of Google Ad Manager.",
    hint: "Set AD_MANAGER_URL to the address of a script, or leave it out.",
    example: "https://securepubads.g.doubleclick.net/tag/js/gpt.js",
  }),
  AD_MANAGER_ORIGINS: originList().register(settingDocs, {
    comment: "Further origins that its ads load from and send to, separated by commas.",
    hint: "Set AD_MANAGER_ORIGINS to origins like https://*.example.org separated by commas, or leave it out.",
    example: "https://*.example.org",
  }),
  META_PIXEL_ID: z
    .string()
    .regex(/^\d{1,30}$/)
    .optional()
    .register(settingDocs, {
      comment: "Pixel (data set) of Meta Conversions; it gets events once a reader agrees to marketing.",
      hint: "Set META_PIXEL_ID to a number, together with META_ACCESS_TOKEN, or leave both out.",
      example: "123456789012345",
    }),
  META_ACCESS_TOKEN: token().optional().register(settingDocs, {
    comment: "Access token of the Conversions API for the pixel.",
    hint: "Set META_ACCESS_TOKEN together with META_PIXEL_ID, or leave both out.",
    example: "access-token",
    isSecret: true,
  }),
  META_API_URL: url()
    .transform((value) => value.replace(/(?<!\/)\/+$/, ""))
    .default("https://graph.facebook.com/v24.0")
    .register(settingDocs, {
      comment: "Where POST /api/fb-events relays conversion events to, without the pixel.",
      hint: "Set META_API_URL to an address with a version, or leave it out.",
      example: "https://graph.facebook.com/v24.0",
    }),
  META_PIXEL_URL: url().default("https://www.facebook.com/tr/").register(settingDocs, {
    comment: "Where browsers send the client-side event to.",
    hint: "Set META_PIXEL_URL to an address, or leave it out.",
    example: "https://www.facebook.com/tr/",
  }),
  BRAZE_API_KEY: token().optional().register(settingDocs, {
    comment: "Key of Braze for web, which pages hold; it learns who is signed in once a reader agrees to marketing.",
    hint: "Set BRAZE_API_KEY together with BRAZE_ENDPOINT, or leave both out.",
    example: "web-api-key",
  }),
  BRAZE_ENDPOINT: url().optional().register(settingDocs, {
    comment: "Address that Braze has given for its SDK.",
    hint: "Set BRAZE_ENDPOINT to an address like https://sdk.fra-01.braze.eu, together with BRAZE_API_KEY.",
    example: "https://sdk.fra-01.braze.eu",
  }),
  BRAZE_SDK_URL: url().default("https://js.appboycdn.com/web-sdk/5.9/braze.min.js").register(settingDocs, {
    comment: "Script of Braze.",
    hint: "Set BRAZE_SDK_URL to the address of a script, or leave it out.",
    example: "https://js.appboycdn.com/web-sdk/5.9/braze.min.js",
  }),
  ADJUST_APP_TOKEN: token().optional().register(settingDocs, {
    comment: "App token of Adjust, the attribution SDK of the app; it starts once a reader agrees to marketing.",
    hint: "Set ADJUST_APP_TOKEN to the token of the app, or leave it out.",
    example: "abc123def456",
  }),
  ADJUST_SDK_URL: url().default("https://cdn.adjust.com/adjust-latest.min.js").register(settingDocs, {
    comment: "Script of Adjust.",
    hint: "Set ADJUST_SDK_URL to the address of a script, or leave it out.",
    example: "https://cdn.adjust.com/adjust-latest.min.js",
  }),
  SENTRY_DSN: url()
    .refine((value) => /^https?:\/\/\w+@[^/]+\/.*\d$/.test(value))
    .optional()
    .register(settingDocs, {
      comment: "Where browsers report errors in the protocol of Sentry, once a reader agrees to error reports.",
      hint: "Set SENTRY_DSN to an address like https://key@errors.example.org/1, or leave it out.",
      example: "https://key@errors.example.org/1",
    }),
};

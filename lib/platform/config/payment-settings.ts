import { z } from "zod";
import { settingDocs } from "./setting-docs.ts";

/** Settings of payments, in the order of .env.example. */
export const paymentSettings = {
  PAYMENT_PROVIDER: z.enum(["stripe", "test"]).optional().register(settingDocs, {
    comment:
      "Who takes payments for Plus: stripe, or test for trying it out without money; without it Plus is not offered.",
    hint: "Set PAYMENT_PROVIDER to stripe or test, or leave it out.",
    example: "stripe",
  }),
  STRIPE_SECRET_KEY: z
    .string()
    .regex(/^(sk|rk)_\w{8,255}$/)
    .optional()
    .register(settingDocs, {
      comment: "Secret key of the Stripe account.",
      hint: "Set STRIPE_SECRET_KEY to a key that starts with sk_ or rk_, together with STRIPE_WEBHOOK_SECRET.",
      example: "sk_test_0123456789abcdef",
      isSecret: true,
    }),
  STRIPE_WEBHOOK_SECRET: z
    .string()
    .regex(/^whsec_[\w+/=]{8,255}$/)
    .optional()
    .register(settingDocs, {
      comment: "Signing secret of the webhook that posts to /api/plus/webhook/.",
      hint: "Set STRIPE_WEBHOOK_SECRET to the secret that starts with whsec_, together with STRIPE_SECRET_KEY.",
      example: "whsec_0123456789abcdef",
      isSecret: true,
    }),
  STRIPE_API_URL: z
    .url({ protocol: /^https?$/ })
    .optional()
    .register(settingDocs, {
      comment: "Server that speaks the API of Stripe, used instead of Stripe in tests.",
      hint: "Set STRIPE_API_URL to the address of a server that stands in for Stripe, or leave it out.",
      example: "https://api.stripe.com",
    }),
};

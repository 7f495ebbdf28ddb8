import { z } from "zod";
import { sessionUserSchema } from "#app/api/users/me/session-user-schema.ts";
import { defineOperation } from "#lib/api/api-resources/operation.ts";
import { oauthTokenBodySchema } from "#lib/people/accounts/oauth/schema.ts";
import {
  requestResetBodySchema,
  resetPasswordBodySchema,
  signInBodySchema,
  signUpBodySchema,
} from "#lib/people/accounts/schema.ts";

const sentSchema = z.object({ sent: z.literal(true) });
const exampleEmail = "anna@example.org";
const examplePassword = "ein langes Passwort";
const exampleToken = "a".repeat(43);

const signedInSchema = sessionUserSchema
  .extend({
    user_token: z
      .string()
      .describe("Shown once, valid for 90 days, and for 30 without use: for the header `X-User-Token`."),
  })
  .meta({ id: "SignedInUser" });

const shared = { tag: "Accounts", access: "public", isOlder: true } as const;

export const register = defineOperation({
  ...shared,
  id: "register",
  method: "POST",
  path: "/register",
  summary: "Sends a mail that confirms a new account. The answer is the same for every address.",
  body: signUpBodySchema,
  isRepeatable: true,
  data: sentSchema,
  status: 202,
  example: { body: { name: "Anna", email: exampleEmail, password: examplePassword, terms: true } },
});

export const signIn = defineOperation({
  ...shared,
  id: "signIn",
  method: "POST",
  path: "/authenticate/credentials",
  summary: "Signs in with e-mail address and password.",
  body: signInBodySchema,
  data: signedInSchema,
  example: { body: { email: exampleEmail, password: examplePassword } },
});

const providerSignIn = {
  ...shared,
  method: "POST",
  body: oauthTokenBodySchema,
  data: signedInSchema,
  example: { body: { token: "eyJhbGciOi…" } },
} as const;

export const signInWithGoogle = defineOperation({
  ...providerSignIn,
  id: "signInWithGoogle",
  path: "/authenticate/google",
  summary: "Signs in with an `id_token` of Google; 404 where that is not set up.",
});

export const signInWithFacebook = defineOperation({
  ...providerSignIn,
  id: "signInWithFacebook",
  path: "/authenticate/facebook",
  summary: "Signs in with an access token of Facebook; 404 where that is not set up.",
});

export const signInWithApple = defineOperation({
  ...providerSignIn,
  id: "signInWithApple",
  path: "/authenticate/appleid",
  summary: "Signs in with an `id_token` of Apple; 404 where that is not set up.",
});

export const signOut = defineOperation({
  ...shared,
  id: "signOut",
  method: "DELETE",
  path: "/authenticate",
  summary: "Ends the session of the request.",
  access: "user",
  data: null,
});

export const requestPasswordReset = defineOperation({
  ...shared,
  id: "requestPasswordReset",
  method: "POST",
  path: "/password/forgot",
  summary: "Sends a mail with a link to set a new password. The answer is the same for every address.",
  body: requestResetBodySchema,
  isRepeatable: true,
  data: sentSchema,
  status: 202,
  example: { body: { email: exampleEmail } },
});

export const resetPassword = defineOperation({
  ...shared,
  id: "resetPassword",
  method: "POST",
  path: "/password/reset",
  summary: "Sets a new password with the token of the mail, and signs in; all other sessions end.",
  body: resetPasswordBodySchema,
  data: signedInSchema,
  example: { body: { token: exampleToken, password: examplePassword } },
});

import { z } from "zod";
import { settingDocs } from "./setting-docs.ts";

const text = () => z.string().min(1).max(4000).optional();
const url = () => z.url({ protocol: /^https?$/ }).optional();

/** Id and secret of one OAuth provider; a sign-in method is offered where both are set. */
function oauthPair(provider: string, prefix: string, secretComment: string) {
  const id = text().register(settingDocs, {
    comment: `Client id for "Sign in with ${provider}"; offered where id and secret are set.`,
    hint: `Set ${prefix}_ID together with ${prefix}_SECRET, or leave both out.`,
    example: "client-id",
  });
  const secret = text().register(settingDocs, {
    comment: secretComment,
    hint: `Set ${prefix}_SECRET together with ${prefix}_ID, or leave both out.`,
    example: "client-secret",
    isSecret: true,
  });
  return { id, secret };
}

const google = oauthPair("Google", "AUTH_GOOGLE", "Client secret that belongs to the id.");
const facebook = oauthPair("Facebook", "AUTH_FACEBOOK", "Client secret that belongs to the id.");
const apple = oauthPair("Apple", "AUTH_APPLE", "Client secret: the signed token that Apple describes.");

/** Settings of signing in with other accounts, in the order of .env.example. */
export const oauthSettings = {
  AUTH_GOOGLE_ID: google.id,
  AUTH_GOOGLE_SECRET: google.secret,
  AUTH_GOOGLE_ISSUER: url().register(settingDocs, {
    comment: "OpenID Connect issuer instead of Google, for tests or a company's own provider.",
    hint: "Set AUTH_GOOGLE_ISSUER to the address of an OpenID provider, or leave it out for Google.",
    example: "https://accounts.google.com",
  }),
  AUTH_FACEBOOK_ID: facebook.id,
  AUTH_FACEBOOK_SECRET: facebook.secret,
  AUTH_FACEBOOK_URL: url().register(settingDocs, {
    comment: "Server with the paths of Facebook's hosts, used instead of them in tests.",
    hint: "Set AUTH_FACEBOOK_URL to the address of a server that stands in for Facebook, or leave it out.",
    example: "https://facebook.example.org",
  }),
  AUTH_APPLE_ID: apple.id,
  AUTH_APPLE_SECRET: apple.secret,
  AUTH_APPLE_ISSUER: url().register(settingDocs, {
    comment: "OpenID Connect issuer instead of Apple, for tests.",
    hint: "Set AUTH_APPLE_ISSUER to the address of an OpenID provider, or leave it out for Apple.",
    example: "https://appleid.apple.com",
  }),
};

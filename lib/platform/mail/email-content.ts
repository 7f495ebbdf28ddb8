import "server-only";
import { formatLongDate } from "#lib/platform/i18n/date.ts";
import type { Locale } from "#lib/platform/i18n/locales.ts";
import { createMessageTranslator } from "#lib/platform/i18n/messages.ts";
import { deskEmailCreators } from "./desk-email-content.ts";
import type { DigestRecipe, Email, EmailContent } from "./email.ts";
import { getUnsubscribeHeaders } from "./list-headers.ts";
import { createPlusEmail } from "./plus-email-content.ts";
import { readerEmailCreators } from "./reader-email-content.ts";
import { createRecipeAccepted, createRecipeRejected } from "./recipe-email-content.ts";
import { reportEmailCreators } from "./report-email-content.ts";
import { toSiteUrl } from "./site-url.ts";
import { storyEmailCreators } from "./story-email-content.ts";

const createTranslator = (locale: Locale) => createMessageTranslator(locale, { namespace: "mail" });
export type Translator = Awaited<ReturnType<typeof createTranslator>>;
export type EmailOf<Kind> = Extract<Email, { kind: Kind }>;

/**
 * Creates the content of an email in the language of its recipient.
 *
 * @throws when a link leads to another site
 */
export async function createEmailContent(email: Email, locale: Locale): Promise<EmailContent> {
  const create = creators[email.kind] as (email: Email, t: Translator, locale: Locale) => EmailContent;
  return create(email, await createTranslator(locale), locale);
}

const creators: { [Kind in Email["kind"]]: (email: EmailOf<Kind>, t: Translator, locale: Locale) => EmailContent } = {
  confirm: ({ link, name }, t) => ({
    subject: t("confirm.subject"),
    title: t("confirm.title"),
    paragraphs: [...createGreeting(name, (text) => t("confirm.greeting", { name: text })), t("confirm.text")],
    button: { label: t("confirm.button"), href: toSiteUrl(link) },
    note: t("confirm.note"),
  }),
  accountExists: ({ loginLink, resetLink }, t) => ({
    subject: t("accountExists.subject"),
    title: t("accountExists.title"),
    paragraphs: [t("accountExists.text")],
    button: { label: t("accountExists.button"), href: toSiteUrl(loginLink) },
    secondaryLink: { label: t("accountExists.other"), href: toSiteUrl(resetLink) },
    note: t("accountExists.note"),
  }),
  reset: ({ link }, t) => ({
    subject: t("reset.subject"),
    title: t("reset.title"),
    paragraphs: [t("reset.text")],
    button: { label: t("reset.button"), href: toSiteUrl(link) },
    note: t("reset.note"),
  }),
  passwordChanged: ({ resetLink }, t) => ({
    subject: t("passwordChanged.subject"),
    title: t("passwordChanged.title"),
    paragraphs: [t("passwordChanged.text")],
    button: { label: t("passwordChanged.button"), href: toSiteUrl(resetLink) },
  }),
  connected: ({ account, settingsLink, resetLink }, t) => ({
    subject: t("connected.subject", { account }),
    title: t("connected.title", { account }),
    paragraphs: [t("connected.text", { account })],
    button: { label: t("connected.button"), href: toSiteUrl(settingsLink) },
    secondaryLink: { label: t("connected.other"), href: toSiteUrl(resetLink) },
  }),
  disconnected: ({ account, resetLink }, t) => ({
    subject: t("disconnected.subject", { account }),
    title: t("disconnected.title", { account }),
    paragraphs: [t("disconnected.text", { account })],
    button: { label: t("disconnected.button"), href: toSiteUrl(resetLink) },
  }),
  emailChange: ({ link }, t) => ({
    subject: t("emailChange.subject"),
    title: t("emailChange.title"),
    paragraphs: [t("emailChange.text")],
    button: { label: t("emailChange.button"), href: toSiteUrl(link) },
    note: t("emailChange.note"),
  }),
  emailChanged: ({ restoreLink, contactLink }, t) => ({
    subject: t("emailChanged.subject"),
    title: t("emailChanged.title"),
    paragraphs: [t("emailChanged.text")],
    button: { label: t("emailChanged.button"), href: toSiteUrl(restoreLink) },
    secondaryLink: { label: t("emailChanged.other"), href: toSiteUrl(contactLink) },
    note: t("emailChanged.note"),
  }),
  emailRestored: ({ contactLink }, t) => ({
    subject: t("emailRestored.subject"),
    title: t("emailRestored.title"),
    paragraphs: [t("emailRestored.text")],
    button: { label: t("emailRestored.button"), href: toSiteUrl(contactLink) },
  }),
  newsletterConfirm: ({ link }, t) => ({
    subject: t("newsletterConfirm.subject"),
    title: t("newsletterConfirm.title"),
    paragraphs: [t("newsletterConfirm.text")],
    button: { label: t("newsletterConfirm.button"), href: toSiteUrl(link) },
    note: t("newsletterConfirm.note"),
  }),
  newsletterWelcome: createNewsletterInfo,
  newsletterKnown: createNewsletterInfo,
  followDigest: createFollowDigest,
  recipeAccepted: createRecipeAccepted,
  recipeRejected: createRecipeRejected,
  deletionPlanned: ({ day: date, loginLink }, t, locale) => {
    const day = formatLongDate(date.toISOString(), locale);
    return {
      subject: t("deletionPlanned.subject", { day }),
      title: t("deletionPlanned.title", { day }),
      paragraphs: [t("deletionPlanned.text", { day })],
      button: { label: t("deletionPlanned.button"), href: toSiteUrl(loginLink) },
      note: t("deletionPlanned.note"),
    };
  },
  deletionCancelled: ({ resetLink }, t) => ({
    subject: t("deletionCancelled.subject"),
    title: t("deletionCancelled.title"),
    paragraphs: [t("deletionCancelled.text")],
    secondaryLink: { label: t("deletionCancelled.other"), href: toSiteUrl(resetLink) },
  }),
  deletionDone: (_, t) => ({
    subject: t("deletionDone.subject"),
    title: t("deletionDone.title"),
    paragraphs: [t("deletionDone.text")],
  }),
  accountInvitation: ({ inviter, role, day: date, link }, t, locale) => {
    const day = formatLongDate(date.toISOString(), locale);
    return {
      subject: t("accountInvitation.subject"),
      title: t("accountInvitation.title", { role }),
      paragraphs: [
        ...createGreeting(inviter, (name) => t("accountInvitation.inviter", { name })),
        t(`accountInvitation.text.${role}`),
      ],
      button: { label: t("accountInvitation.button"), href: toSiteUrl(link) },
      note: t("accountInvitation.note", { day }),
    };
  },
  plus: createPlusEmail,
  ...deskEmailCreators,
  ...readerEmailCreators,
  ...reportEmailCreators,
  ...storyEmailCreators,
};

function createNewsletterInfo(
  { kind, unsubscribe }: EmailOf<"newsletterWelcome" | "newsletterKnown">,
  t: Translator,
): EmailContent {
  return {
    subject: t(`${kind}.subject`),
    title: t(`${kind}.title`),
    paragraphs: [t(`${kind}.text`)],
    secondaryLink: { label: t("layout.unsubscribe"), href: toSiteUrl(unsubscribe.pageLink) },
  };
}

function createFollowDigest(
  { recipes, count, settingsLink, unsubscribe }: EmailOf<"followDigest">,
  t: Translator,
): EmailContent {
  const rest = count - recipes.length;
  const nameRecipe = ({ title, author, isSponsored }: DigestRecipe) => {
    const name = looksLikeLink(author) ? title : t("followDigest.recipe", { title, author });
    return isSponsored ? t("followDigest.sponsored", { name }) : name;
  };
  return {
    subject: t("followDigest.subject", { count }),
    title: t("followDigest.title"),
    paragraphs: [t("followDigest.text"), ...(rest > 0 ? [t("followDigest.rest", { count: rest })] : [])],
    links: recipes.map((recipe) => ({ label: nameRecipe(recipe), href: toSiteUrl(recipe.link) })),
    button: { label: t("followDigest.button"), href: toSiteUrl(settingsLink) },
    secondaryLink: { label: t("followDigest.unsubscribe"), href: toSiteUrl(unsubscribe.pageLink) },
    note: t("followDigest.note"),
  };
}

/**
 * Headers of an email: for the unsubscribe button of mail programs, which posts to the link
 * (https://www.rfc-editor.org/rfc/rfc8058), and for answers to a message that a person has written
 * (https://www.rfc-editor.org/rfc/rfc3834#section-5).
 */
export function getEmailHeaders(email: Email): Record<string, string> {
  if (email.kind === "contactMessage") return { "Reply-To": email.sender, "Auto-Submitted": "no" };
  if (!("unsubscribe" in email)) return {};
  return getUnsubscribeHeaders(email.unsubscribe.oneClickLink);
}

/** Leaves out names that look like links. */
function createGreeting(name: string, format: (name: string) => string): string[] {
  return looksLikeLink(name) ? [] : [format(name)];
}

/**
 * Whether mail programs would turn a name into a link: it must not carry an advertisement to a
 * third party.
 */
function looksLikeLink(name: string): boolean {
  return /[./:@\\]|www/i.test(name);
}

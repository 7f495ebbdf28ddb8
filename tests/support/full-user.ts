import { randomUUID } from "node:crypto";
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import sharp from "sharp";
import { createQuestion } from "#lib/content/hotline/mutations.ts";
import { createDraftContent, type DeskContent, deskContentSchema } from "#lib/content/recipe-drafts/draft.ts";
import { createContent } from "#lib/content/story-drafts/content.ts";
import { emptyAdaptation } from "#lib/kitchen/adaptations/adaptation.ts";
import { createFeedback } from "#lib/people/feedback/mutations.ts";
import { replaceOwnPicture } from "#lib/people/users/picture-mutations.ts";
import { createApiSession, createWebSession } from "#lib/platform/auth/sessions.ts";
import { db } from "#lib/platform/db/client.ts";
import { connectedAccounts, mailTokens, signUps } from "#lib/platform/db/tables/accounts.ts";
import { adaptations } from "#lib/platform/db/tables/community/adaptations.ts";
import { recipeDrafts, recipeReviews } from "#lib/platform/db/tables/community/recipe-drafts.ts";
import {
  recipeBulkChanges,
  recipeRevisions,
  recipeWorkingCopies,
} from "#lib/platform/db/tables/community/recipe-revisions.ts";
import { reportDecisions, reportObjections, reports } from "#lib/platform/db/tables/community/reports.ts";
import { accountInvitations } from "#lib/platform/db/tables/company/account-invitations.ts";
import { auditLog } from "#lib/platform/db/tables/company/audit-log.ts";
import { cookbookItems, cookbooks } from "#lib/platform/db/tables/cookbooks.ts";
import { deletedEntries } from "#lib/platform/db/tables/editing/deleted-entries.ts";
import { storyDrafts, storyRevisions } from "#lib/platform/db/tables/editing/story-drafts.ts";
import { items } from "#lib/platform/db/tables/items.ts";
import { likes } from "#lib/platform/db/tables/likes.ts";
import {
  newsletterDeliveries,
  newsletterIssues,
  newsletterSubscriptions,
} from "#lib/platform/db/tables/newsletters.ts";
import {
  plusCancellations,
  plusContracts,
  plusPayments,
  plusWithdrawals,
} from "#lib/platform/db/tables/plus/contracts.ts";
import { householdInvitations, householdMembers } from "#lib/platform/db/tables/plus/households.ts";
import { plusInvoices } from "#lib/platform/db/tables/plus/invoices.ts";
import { userPreferences } from "#lib/platform/db/tables/preferences.ts";
import { ratings } from "#lib/platform/db/tables/ratings.ts";
import { recipeNotes } from "#lib/platform/db/tables/recipes.ts";
import { slugHistory } from "#lib/platform/db/tables/routing.ts";
import { shoppingListItems, shoppingListRemovals } from "#lib/platform/db/tables/shopping-lists.ts";
import { searchRedirects, searchSynonyms } from "#lib/platform/db/tables/statistics/search-rules.ts";
import { stories } from "#lib/platform/db/tables/stories.ts";
import { followDigests, follows, partners } from "#lib/platform/db/tables/users.ts";
import { queueEmail } from "#lib/platform/mail/queue.ts";
import { uploadPicture } from "#lib/platform/media/pictures/upload-mutations.ts";
import { createUserComments } from "#tests/lib/people/comments/user-comments.ts";
import { createMember, newEmail } from "#tests/support/accounts.ts";
import { createTestRecipe, recipeTexts } from "#tests/support/fixtures.ts";

/** Creates a JPEG of one colour. */
export const createPhoto = (width = 400, height = 400) =>
  sharp({ create: { width, height, channels: 3, background: "#25439b" } })
    .jpeg()
    .toBuffer();

/**
 * Creates a user with rows in every table that refers to users, and with stored files. Likes and
 * rates `dish`, a recipe of another user.
 */
export async function createFullUser(dish: string) {
  const member = await createMember({ bio: { de: "Kocht gern sauer." }, website: "https://sauer.example" });
  const { id: userId, email } = member;
  await replaceOwnPicture(userId, await createPhoto(), "centre");
  const cover = await uploadPicture(userId, await createPhoto(600, 450));
  const slug = randomUUID();
  const draft = await createTestRecipe(userId, {
    state: "draft",
    publishedAt: undefined,
    pictureId: (await uploadPicture(userId, await createPhoto(500, 400))).id,
    texts: { de: recipeTexts(slug, "Saure Spätzle") },
  });
  await db.insert(likes).values({ userId, itemId: dish });
  await db.insert(ratings).values({ userId, itemId: dish, stars: 4 });
  await db.execute(
    sql`insert into follows (user_id, author_id) select ${userId}, author_id from items where id = ${dish}`,
  );
  await db.insert(followDigests).values({ userId, locale: "de", consent: "v1" });
  await db.insert(recipeNotes).values({ userId, itemId: dish, text: "Mehr Zwiebeln." });
  const tries = [{ date: "2026-05-03", rating: 5, note: "Mit Bergkäse noch besser." }];
  await db.insert(adaptations).values({ userId, itemId: dish, content: { ...emptyAdaptation, tries } });
  const content = { ...createDraftContent("de"), title: { de: "Saure Spätzle, zweiter Versuch", en: "" } };
  const [written] = await db
    .insert(recipeDrafts)
    .values({ authorId: userId, content })
    .returning({ id: recipeDrafts.id });
  await db.insert(recipeReviews).values([
    { draftId: written?.id, userId, action: "submit" },
    { draftId: written?.id, action: "reject", reason: "Zu sauer.", notes: { "title.de": "Bitte kürzer." } },
    { recipeId: dish, userId, action: "expire", effectiveAt: new Date() },
  ]);
  const editorial = { authorId: userId, metaTitle: { de: "Saures für Suchmaschinen" } };
  const copy = deskContentSchema.parse({ title: { de: "Saure Linsen" }, editorial }) as DeskContent;
  await db.insert(recipeRevisions).values({ recipeId: dish, userId, origin: "desk", content: copy });
  await db.insert(recipeWorkingCopies).values({ recipeId: dish, editorId: userId, content: copy });
  const facts = { authorId: userId, mainCategoryId: null, categoryIds: [], tagIds: [], expiresAt: null };
  const entries = [{ recipeId: dish, before: facts, after: facts }];
  await db.insert(recipeBulkChanges).values({ userId, action: "unpublish", entries });
  const label = { de: "Küchen", en: "Kitchens" };
  const link = { content: [{ title: label, entries: [{ partnerKey: member.slug }] }] };
  await db.insert(deletedEntries).values([
    { kind: "tag", label, data: {}, deletedBy: userId },
    { kind: "partner", label, data: { rows: { partners: [{ user_id: userId }] } } },
    { kind: "menu", label, data: { entry: link } },
  ]);
  await db.insert(userPreferences).values({
    userId,
    goals: ["budget"],
    diet: "vegetarian",
    cuisines: ["eastern-european"],
    intolerances: ["gluten"],
    answeredAt: new Date(),
  });
  await db.insert(shoppingListItems).values({ userId, id: randomUUID(), text: "sauren Apfel", recipeId: dish });
  await db.insert(shoppingListRemovals).values({ userId, id: randomUUID(), removedAt: new Date() });
  const book = { userId, slug: randomUUID(), titles: { de: "Für saure Tage" }, coverId: cover.id };
  const [cookbook] = await db.insert(cookbooks).values(book).returning({ id: cookbooks.id });
  if (!cookbook) throw new Error("no cookbook");
  await db.insert(cookbookItems).values({ cookbookId: cookbook.id, itemId: dish, position: 0, note: "mehr Zitrone" });
  await db.insert(connectedAccounts).values({ provider: "google", subject: randomUUID(), userId, email });
  await db.insert(partners).values({ userId, position: 0, logo: "<svg/>", trade: { de: "Essig", en: "Vinegar" } });
  await createApiSession(userId, "Kochkiste 3");
  await createWebSession(userId, "Firefox 150");
  const tomorrow = new Date(Date.now() + 86_400_000);
  await db.insert(mailTokens).values({ tokenHash: randomUUID(), purpose: "reset", userId, email, expiresAt: tomorrow });
  const signUp = {
    name: "Noch eine Küche",
    passwordHash: "hash",
    provider: null,
    subject: null,
    locale: "de",
  } as const;
  await db.insert(signUps).values({ email, ...signUp });
  await createUserNewsletter(email);
  await db.insert(slugHistory).values([
    { kind: "user", locale: "de", slug: `frueher-${slug}`, targetId: userId },
    { kind: "item", locale: "de", slug: `alt-${slug}`, targetId: draft },
  ]);
  await createFeedback({ message: "Der Knopf klemmt.", email, path: "/de", locale: "de" });
  await createQuestion({ topic: "baking", question: "Warum geht er nicht auf?", email, locale: "de" });
  await db.transaction((tx) =>
    queueEmail(tx, { to: email, locale: "de", email: { kind: "passwordChanged", resetLink: "/de/reset-password" } }),
  );
  await createUserComments(userId, dish);
  await createUserContract(member);
  await createUserReports({ userId, email, dish });
  await createUserAuditLog(userId, email);
  const rule = { locale: "de", judgedCount: 0, creatorId: userId, removerId: userId, removedAt: new Date() } as const;
  await db.insert(searchSynonyms).values({ ...rule, phrase: "spatzle", typed: "Spätzle", meaning: "Knöpfle" });
  await db.insert(searchRedirects).values({ ...rule, phrase: "knopfle", typed: "Knöpfle", search: "Spätzle" });
  await createUserStory(userId);
  // Another user follows them and uses a picture of theirs, and share images of their works exist.
  const otherUser = await createMember();
  await db.insert(follows).values({ userId: otherUser.id, authorId: userId });
  const [borrowedPicture] = await db
    .execute<{ id: string }>(sql`select picture_id as id from items where id = ${draft}`)
    .then(({ rows }) => rows);
  await db
    .insert(cookbooks)
    .values({ userId: otherUser.id, slug: randomUUID(), titles: { de: "Geliehenes" }, coverId: borrowedPicture?.id });
  for (const id of [cookbook.id, draft]) {
    const folder = join(process.env.DATA_DIR ?? "", "share", id);
    await mkdir(folder, { recursive: true });
    await writeFile(join(folder, "drawn.jpg"), "drawn");
  }
  return { ...member, works: [cookbook.id, draft] };
}

/** A story of another user that an editor has saved and published. */
async function createUserStory(editorId: string) {
  const authorId = (await createMember()).id;
  const [item] = await db.insert(items).values({ type: "article", authorId }).returning({ id: items.id });
  const itemId = item?.id ?? "";
  await db.insert(stories).values({ itemId, storyType: "news" });
  const content = { ...createContent("news", authorId), theme: "Saures" };
  await db.insert(storyDrafts).values({ itemId, content, savedById: editorId });
  await db.insert(storyRevisions).values({ itemId, content, languages: ["de"], userId: editorId });
}

/** A subscription that has got an issue. */
async function createUserNewsletter(email: string) {
  const [subscription] = await db
    .insert(newsletterSubscriptions)
    .values({ email, locale: "de", consent: "v1", location: "footer" })
    .returning({ id: newsletterSubscriptions.id });
  const [issue] = await db.insert(newsletterIssues).values({}).returning({ id: newsletterIssues.id });
  await db
    .insert(newsletterDeliveries)
    .values({ id: randomUUID(), issueId: issue?.id ?? "", subscriptionId: subscription?.id ?? "", bounce: "soft" });
}

/** A contract about Plus with its payment, invoice and cancellation. */
async function createUserContract({ id: userId, name, email }: { id: string; name: string; email: string }) {
  const now = new Date();
  const period = { periodStartsAt: now, periodEndsAt: new Date(now.getTime() + 86_400_000) };
  const facts = { plan: "monthly", locale: "de" } as const;
  const refs = { customerRef: "cus_zora", methodRef: "pm_zora" };
  await db.insert(plusContracts).values({ userId, state: "active", ...facts, ...period, ...refs });
  const [payment] = await db
    .insert(plusPayments)
    .values({ userId, kind: "order", ...facts, grossCents: 599, state: "succeeded", paidAt: now })
    .returning({ id: plusPayments.id });
  await db.insert(plusInvoices).values({
    ...facts,
    ...period,
    number: randomUUID(),
    userId,
    paymentId: payment?.id ?? "",
    seller: { name: "Verlag", street: null, city: null, vat: null, email: "post@example.org" },
    recipientName: name,
    recipientEmail: email,
    grossCents: 599,
    vatCents: 96,
    vatPercent: 19,
    issuedAt: now,
  });
  const declared = { name, email, contract: "Plus", kind: "ordinary", reason: "", locale: "de" } as const;
  await db.insert(plusCancellations).values({ reference: randomUUID(), ...declared });
  const { kind: _, reason: __, ...withdrawn } = declared;
  await db.insert(plusWithdrawals).values({ reference: randomUUID(), refundedCents: 0, ...withdrawn });
  const other = (await createMember()).id;
  await db.insert(householdMembers).values([
    { memberId: (await createMember()).id, ownerId: userId },
    { memberId: userId, ownerId: other },
  ]);
  const invitation = () => ({ tokenHash: randomUUID(), locale: "de", expiresAt: now }) as const;
  await db.insert(householdInvitations).values([
    { ownerId: userId, email: newEmail(), ...invitation() },
    { ownerId: other, email, ...invitation() },
  ]);
}

/** Lines of the audit log by and about the user, and invitations from and to them. */
async function createUserAuditLog(userId: string, email: string): Promise<void> {
  const { id: adminId } = await createMember({ newType: "admin" });
  const invitation = () =>
    ({ newType: "editor", locale: "de", tokenHash: randomUUID(), expiresAt: new Date() }) as const;
  await db.insert(accountInvitations).values([
    { inviterId: userId, email: newEmail(), ...invitation() },
    { inviterId: adminId, email, ...invitation() },
  ]);
  const account = { subjectType: "account", subjectId: userId, subjectName: "Zora Sauer" } as const;
  await db.insert(auditLog).values([
    { actorId: userId, action: "create", subjectType: "tag", subjectName: "Sauer macht lustig" },
    { actorId: adminId, action: "ban", ...account, details: { reason: "Zora warb für Essig." } },
    { actorId: adminId, action: "invite", subjectType: "invitation", subjectId: randomUUID(), subjectName: email },
  ]);
}

/** A report and an objection of the user, and decisions about and by them. */
async function createUserReports({ userId, email, dish }: { userId: string; email: string; dish: string }) {
  const target = { targetType: "recipe", targetId: dish, targetAddress: "/de/rezepte/spaetzle" } as const;
  const sender = { reporterId: userId, reporterName: "Zora", reporterEmail: email };
  const text = "Das Bild ist meins.";
  await db
    .insert(reports)
    .values({ reference: randomUUID(), ...target, ...sender, reason: "copyright", text, locale: "de" });
  const decision = { ...target, targetTitle: "Saure Spätzle", text: "Bild ohne Erlaubnis." };
  const restriction = { action: "warn", ground: "law", rule: "§ 97 UrhG" } as const;
  const [own] = await db
    .insert(reportDecisions)
    .values([
      { ...decision, ...restriction, authorId: userId },
      { ...decision, targetTitle: "Spätzle", action: "dismiss", editorId: userId },
    ])
    .returning({ id: reportDecisions.id });
  const objection = { decisionId: own?.id ?? "", locale: "de", editorId: userId, decidedAt: new Date() } as const;
  await db.insert(reportObjections).values({ ...objection, state: "rejected", text: "Doch, mit.", answer: "Nein." });
}

import { beforeEach, expect, test } from "vitest";
import { endHouseAd, saveHouseAd } from "#lib/business/ads/mutations.ts";
import { changeVacancy, createVacancy, endVacancy } from "#lib/business/vacancies/mutations.ts";
import { answerQuestion, rejectQuestion } from "#lib/content/hotline/desk-mutations.ts";
import { createQuestion } from "#lib/content/hotline/mutations.ts";
import { db } from "#lib/platform/db/client.ts";
import { auditLog } from "#lib/platform/db/tables/company/audit-log.ts";
import { hotlineQuestions } from "#lib/platform/db/tables/hotline.ts";
import { createHousePicture } from "#tests/lib/content/pictures/fixtures.ts";
import { createReader } from "#tests/lib/people/comments/fixtures.ts";
import { setUpDatabase } from "#tests/support/database.ts";
import { listLines } from "./fixtures.ts";

setUpDatabase();

let editor: string;
beforeEach(async () => {
  await db.delete(auditLog);
  editor = await createReader({ newType: "editor" });
});

/** The lines, oldest first. */
const list = async () =>
  (await listLines()).reverse().map(({ actorId, action, subjectType, subjectId, subjectName }) => {
    expect(actorId).toBe(editor);
    return [action, subjectType, subjectId, subjectName];
  });

test("house advertisements write a line when they are created, changed and ended, once", async () => {
  const pictureId = await createHousePicture();
  const values = {
    slot: "marginal" as const,
    language: "de" as const,
    kind: "own" as const,
    text: "",
    href: "/de",
    weight: 1,
    pictureId,
    pictureSrc: "",
    startsOn: "2026-01-01",
    endsOn: null,
  };
  const { id } = await saveHouseAd(editor, null, { ...values, title: "Töpfe" });
  await saveHouseAd(editor, { id, version: 1 }, { ...values, title: "Pfannen" });
  await endHouseAd({ editorId: editor, id, version: 2 });
  await endHouseAd({ editorId: editor, id, version: 2 });
  expect(await list()).toEqual([
    ["create", "house_ad", id, "Töpfe"],
    ["update", "house_ad", id, "Pfannen"],
    ["unpublish", "house_ad", id, "Pfannen"],
  ]);
});

test("vacancies write a line when they are published, changed and ended", async () => {
  const text = { de: "Backen", en: "Bake" };
  const content = { text, employmentType: "INTERN", postcode: "10997", city: "Berlin" } as const;
  const { id } = await createVacancy(editor, { ...content, title: { de: "Bäckerin", en: "Baker" } });
  const title = { de: "Köchin", en: "Cook" };
  await changeVacancy({ editorId: editor, id, version: 1 }, { ...content, title });
  await endVacancy({ editorId: editor, id, version: 2 });
  await expect(endVacancy({ editorId: editor, id, version: 2 })).rejects.toThrow("missing");
  expect(await list()).toEqual([
    ["create", "vacancy", id, "Bäckerin"],
    ["update", "vacancy", id, "Köchin"],
    ["unpublish", "vacancy", id, "Köchin"],
  ]);
});

test("questions write a line when they are answered, changed and rejected, then without their text", async () => {
  const text = `Warum ${"sehr ".repeat(30)}klebt er?`;
  await createQuestion({ topic: "baking", question: text, email: "", locale: "de" });
  const [row] = await db.select().from(hotlineQuestions);
  const target = { editorId: editor, id: row?.id ?? "" };
  const answer = { topic: "baking", question: { de: text, en: "" }, answer: { de: "Mehr Mehl.", en: "" } } as const;
  await answerQuestion({ ...target, ...answer, version: 1 });
  await answerQuestion({ ...target, ...answer, version: 2 });
  await rejectQuestion({ ...target, version: 3 });
  const name = `Warum ${"sehr ".repeat(30)}`.slice(0, 79).trimEnd();
  expect(await list()).toEqual([
    ["publish", "question", target.id, `${name}…`],
    ["update", "question", target.id, `${name}…`],
    ["reject", "question", target.id, ""],
  ]);
});

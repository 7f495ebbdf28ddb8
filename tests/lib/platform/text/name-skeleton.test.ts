import { describe, expect, test } from "vitest";
import { hasMixedScripts, toNameSkeleton } from "#lib/platform/text/name-skeleton.ts";

describe("toNameSkeleton", () => {
  test.each([
    [
      "Tischlein",
      [
        "TISCHLEIN",
        "Tischlеin",
        "TischIein",
        "Tisch1ein",
        "Ｔｉｓｃｈｌｅｉｎ",
        "𝕿𝖎𝖘𝖈𝖍𝖑𝖊𝖎𝖓",
        "Ⓣⓘⓢⓒⓗⓛⓔⓘⓝ",
        "Tischléin",
        "T!schlein",
      ],
    ],
    ["admin", ["Αdmin", "аdmin", "@dmin", "adrnin", "ADM1N", "ᴀᴅᴍɪɴ", "A d m i n"]],
    ["Support", ["5upp0rt", "$upport", "Ѕuрроrt", "ＳＵＰＰＯＲＴ"]],
    ["Редакция", ["редакция"]],
    ["Anna Müller", ["anna_muller", "ΑNNA MÜLLER"]],
  ])("is one for what looks like %s", (name, others) => {
    for (const other of others) expect(toNameSkeleton(other), other).toBe(toNameSkeleton(name));
  });

  test.each([
    ["Anna", "Anne"],
    ["Anna Müller", "Anna Mueller"],
    ["Тимур", "Timur"],
    ["王芳", "王方"],
  ])("differs for %s and %s", (one, other) => {
    expect(toNameSkeleton(one)).not.toBe(toNameSkeleton(other));
  });
});

describe("hasMixedScripts", () => {
  test.each(["Tеam", "Anna Иванова", "Αdmin", "аdmin", "Zoë Ѕ.", "ᎪBC", "Μaria"])("in %s", (name) => {
    expect(hasMixedScripts(name)).toBe(true);
  });
  test.each([
    "Тимур Иванов",
    "Zoë Müller-Lüdenscheid",
    "Μαρία Παπαδοπούλου",
    "Łukasz Żółć",
    "O’Brien 2",
    "Đỗ Ánh",
    "王芳",
    "王芳 Wang",
    "田中 さくら",
    "김민준",
    "שרה כהן",
    "محمد",
    "Արամ",
    "😀 Anna",
    "7 Zwerge",
    "Ⓐⓝⓝⓐ",
    "ＡＢＣ",
  ])("not in %s", (name) => {
    expect(hasMixedScripts(name)).toBe(false);
  });
});

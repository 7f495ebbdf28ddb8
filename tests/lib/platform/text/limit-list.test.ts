import { expect, test } from "vitest";
import { matchesEtag } from "#lib/platform/http/entity-tag.ts";
import { jsonMediaType, negotiateMediaType } from "#lib/platform/http/media-type.ts";
import { negotiateLocale } from "#lib/platform/i18n/request-locale.ts";
import { chooseFormat } from "#lib/platform/media/pictures/formats.ts";
import { limitList } from "#lib/platform/text/limit-list.ts";
import { negotiateEncoding } from "#lib/server/edge/content-encoding.ts";
import { countWork } from "#tests/support/linear-time/count-work.ts";

test("a list is read up to 500 characters, without the entry that exceeds them", () => {
  const whole = `gzip, ${"a".repeat(494)}`;
  expect(limitList(whole)).toBe(whole);
  expect(limitList(`${whole},br;q=0`)).toBe(whole);
  expect(limitList(`${whole}a`)).toBe("gzip");
  expect(limitList("a".repeat(501))).toBe("");
  expect(limitList(",".repeat(501))).toBe(",".repeat(500));
});

const readers: [string, (header: string) => unknown, string, unknown][] = [
  ["Accept-Encoding", negotiateEncoding, "gzip", "gzip"],
  ["Accept-Language", (header) => negotiateLocale({ get: () => header }), "en", "en"],
  ["Accept", (header) => negotiateMediaType({ get: () => header }, [jsonMediaType]), jsonMediaType, jsonMediaType],
  ["Accept of a picture", chooseFormat, "image/webp", "webp"],
  ["If-None-Match", (header) => matchesEtag(header, '"1"'), 'W/"1"', true],
];

test.each(readers)("%s takes no more work however long it is", (_, read, entry, result) => {
  expect(read(`x, ${entry}`)).toBe(result);
  for (const unit of ["a,", ",", "*;q=0.1,", " "]) {
    const work = countWork(() => read(unit.repeat(160_000 / unit.length)));
    expect([unit, work < 20_000]).toEqual([unit, true]);
  }
});

test("the entries before the limit count", () => {
  const rest = ", x-other".repeat(20_000);
  expect(negotiateEncoding(`gzip${rest}`)).toBe("gzip");
  expect(negotiateLocale({ get: () => `en${rest}` })).toBe("en");
  expect(negotiateMediaType({ get: () => `${jsonMediaType}${rest}` }, [jsonMediaType])).toBe(jsonMediaType);
  // A list of which only a part was read could miss the tag, so none is found.
  expect(matchesEtag(`"1"${rest}`, '"1"')).toBe(false);
});

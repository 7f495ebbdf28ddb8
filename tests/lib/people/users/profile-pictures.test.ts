import { expect, test } from "vitest";
import { chooseHeadPictures } from "#lib/people/users/profile-pictures.ts";

const picture = (id: string) => ({ id, width: 4, height: 3, placeholder: "", alt: "" });
const [dish, face, banner] = [picture("dish"), picture("face"), picture("banner")];
const works = [picture("soup"), null, picture("bread"), picture("dish"), picture("tart")];
const author = { picture: null, isPortrait: true, banner: null };

test.each([
  ["the banner alone", { picture: dish, isPortrait: false, banner }, works, ["banner"]],
  [
    "the own picture of a dish first, and none twice",
    { ...author, picture: dish, isPortrait: false },
    works,
    ["dish", "soup", "bread"],
  ],
  ["no portrait", { ...author, picture: face }, works, ["soup", "bread", "dish"]],
  ["one where there are two", author, works.slice(0, 3), ["soup"]],
  ["none", author, [null], []],
])("the head of a profile has %s", (_, profile, of, expected) => {
  expect(chooseHeadPictures(profile, of, []).map(({ id }) => id)).toEqual(expected);
});

test("the head repeats no picture of the first row, but those further below", () => {
  const cards = ["soup", "bread", "salad", "cake", "tart"].map(picture);
  const best = [...works, picture("jam"), picture("cake")];
  expect(chooseHeadPictures(author, best, cards).map(({ id }) => id)).toEqual(["dish", "tart", "jam"]);
  expect(chooseHeadPictures(author, cards.slice(0, 4), cards)).toEqual([]);
  expect(chooseHeadPictures({ ...author, picture: dish, isPortrait: false }, cards.slice(0, 4), cards)).toEqual([dish]);
});

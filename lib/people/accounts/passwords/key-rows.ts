/** Rows that fingers walk: of keyboards, the alphabet, digits, and columns of keys. */
const rows = [
  "1234567890",
  "01234567890",
  "abcdefghijklmnopqrstuvwxyz",
  // QWERTZ and QWERTY.
  "qwertzuiopü",
  "qwertyuiop",
  "asdfghjklöä",
  "yxcvbnm",
  "zxcvbnm",
  "^1234567890ß",
  '!"§$%&/()=?',
  "!@#$%^&*()",
  // Columns, and two rows in turn.
  "1qay2wsx3edc4rfv5tgb6zhn7ujm",
  "1qaz2wsx3edc4rfv5tgb6yhn7ujm",
  "qaywsxedcrfvtgbzhnujm",
  "qazwsxedcrfvtgbyhnujm",
  "qayxswedcvfrtgbnhzujm",
  "1q2w3e4r5t6z7u8i9o0p",
  "1q2w3e4r5t6y7u8i9o0p",
  "q1w2e3r4t5z6u7i8o9p0",
  "q1w2e3r4t5y6u7i8o9p0",
  "a1b2c3d4e5f6g7h8i9",
  "1a2b3c4d5e6f7g8h9i",
  "147258369",
  "159357",
];
const walks = rows.flatMap((row) => [row, [...row].reverse().join("")]);

/** The shortest part of a row that counts as one. */
const minLength = 3;

/** How many characters from this position on are a part of a row, at least three, or else 0. */
export function measureWalk(text: string, start: number): number {
  let length = minLength;
  const isWalk = () => start + length <= text.length && contains(text.slice(start, start + length));
  if (!isWalk()) return 0;
  do length++;
  while (isWalk());
  return length - 1;
}

const contains = (part: string) => walks.some((walk) => walk.includes(part));

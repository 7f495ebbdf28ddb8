/**
 * An exact fraction in lowest terms; the denominator is positive. Both are safe integers, which is
 * enough for amounts up to 100 000 with denominators up to 10 000.
 */
export interface Rational {
  numerator: number;
  denominator: number;
}

/** Denominators of the approximation of a floating-point number: 5 / 12 of a recipe is found. */
const maxDenominator = 10_000;
/** Thirds are stored as 0.33 and 1.67. */
const thirdsTolerance = 0.004;

/**
 * Makes a fraction in lowest terms.
 *
 * @throws {RangeError} when the denominator is zero or one of them is no integer
 */
export function toRational(numerator: number, denominator = 1): Rational {
  if (!Number.isSafeInteger(numerator) || !Number.isSafeInteger(denominator) || denominator === 0) {
    throw new RangeError(`no fraction: ${numerator}/${denominator}`);
  }
  const divisor = greatestCommonDivisor(Math.abs(numerator), Math.abs(denominator)) * Math.sign(denominator);
  return { numerator: numerator / divisor + 0, denominator: denominator / divisor };
}

/**
 * The fraction nearest to a number, by its continued fraction: 0.1 + 0.2 becomes 3/10, 1.5 / 3.6
 * becomes 5/12.
 *
 * @throws {RangeError} when the number is not finite
 * @see https://en.wikipedia.org/wiki/Continued_fraction#Best_rational_approximations
 */
export function approximate(value: number): Rational {
  if (!Number.isFinite(value)) throw new RangeError(`no fraction: ${value}`);
  const target = Math.abs(value);
  let [previous, current] = [toRational(1), toRational(Math.floor(target))];
  let [before, rest] = [0, target];
  while (true) {
    // Infinite where nothing is left; of a floating-point error it is very large.
    rest = 1 / (rest - Math.floor(rest));
    const digit = Math.floor(rest);
    const denominator = digit * current.denominator + before;
    if (denominator > maxDenominator) return toRational(Math.sign(value) * current.numerator, current.denominator);
    const next = { numerator: digit * current.numerator + previous.numerator, denominator };
    before = current.denominator;
    [previous, current] = [current, next];
  }
}

/** Reads an amount as recipes store it, with two decimals: 0.33 and 0.67 are thirds. */
export function parseStoredAmount(value: number): Rational {
  const thirds = Math.round(value * 3);
  const isThird = thirds % 3 !== 0 && Math.abs(value - thirds / 3) <= thirdsTolerance;
  return isThird ? toRational(thirds, 3) : approximate(value);
}

export function multiply(a: Rational, b: Rational): Rational {
  // Reduced across first, so that the products stay small.
  const [left, right] = [toRational(a.numerator, b.denominator), toRational(b.numerator, a.denominator)];
  return toRational(left.numerator * right.numerator, left.denominator * right.denominator);
}

export function toNumber({ numerator, denominator }: Rational): number {
  return numerator / denominator;
}

function greatestCommonDivisor(a: number, b: number): number {
  return b === 0 ? a : greatestCommonDivisor(b, a % b);
}

/** Dials of American ovens have steps of 25 °F; recipes print these where they are near. */
const dialStep = 25;
const maxDialDistance = 11;
/** Above it a step would be too coarse: recipes print what the oven reaches. */
const maxDialFahrenheit = 475;

/** A fan oven is set lower by this much: 20 °C in Europe, 25 °F in the United States. */
const fanReduction = { celsius: 20, fahrenheit: 25 };

/**
 * Converts a temperature to the °F that American recipes print: 170 °C is 340, 180 °C is 350,
 * 200 °C is 400, 240 °C is 475, 250 °C is 480. Below 100 °C, where sugar and meat thermometers are
 * read, it is exact to 1 °F.
 */
export function toFahrenheit(celsius: number): number {
  const exact = celsius * 1.8 + 32;
  if (celsius < 100) return Math.round(exact);
  const dial = dialStep * Math.round(exact / dialStep);
  if (exact <= maxDialFahrenheit && Math.abs(dial - exact) <= maxDialDistance) return dial;
  return 5 * Math.round(exact / 5);
}

/**
 * Converts the temperature of a fan oven to that of an American convection oven. Beside 400 °F an
 * American cook expects 375 °F, although 180 °C is nearer to 350 °F.
 */
export function toConvectionFahrenheit(celsius: number): number {
  if (celsius < 100) return toFahrenheit(celsius);
  const conventional = celsius + fanReduction.celsius;
  return (alternativeFahrenheit(conventional) ?? toFahrenheit(conventional)) - fanReduction.fahrenheit;
}

/**
 * The next round temperature that American recipes also print for a very hot oven: 500 °F where the
 * conversion is slightly below it; otherwise null.
 */
export function alternativeFahrenheit(celsius: number): number | null {
  const fahrenheit = toFahrenheit(celsius);
  return fahrenheit >= 480 && fahrenheit < 500 ? 500 : null;
}

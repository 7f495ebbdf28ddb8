/** Dials of American ovens have steps of 25 °F; recipes print these where they are near. */
const dialStep = 25;
const maxDialDistance = 8;
/** Near the maximum of an oven a step would be too coarse. */
const maxDialFahrenheit = 450;

/**
 * Converts a temperature to the °F that American recipes print: 170 °C is 340, 180 °C is 350,
 * 200 °C is 400, 250 °C is 480. Below 100 °C, where sugar and meat thermometers are read, it is
 * exact to 1 °F.
 */
export function toFahrenheit(celsius: number): number {
  const exact = celsius * 1.8 + 32;
  if (celsius < 100) return Math.round(exact);
  const dial = dialStep * Math.round(exact / dialStep);
  if (dial <= maxDialFahrenheit && Math.abs(dial - exact) <= maxDialDistance) return dial;
  return 5 * Math.round(exact / 5);
}

/**
 * The next round temperature that American recipes also print for a very hot oven: 500 °F where the
 * conversion is slightly below it; otherwise null.
 */
export function alternativeFahrenheit(celsius: number): number | null {
  const fahrenheit = toFahrenheit(celsius);
  return fahrenheit >= 480 && fahrenheit < 500 ? 500 : null;
}

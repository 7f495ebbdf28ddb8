/** Lasts as long as the page: browsers limit how many there are. */
let context: AudioContext | undefined;

/** Frequencies of a chime in hertz (A5, C#6, E6), one after the other. */
const chimeHz = [880, 1108.73, 1318.51];
const noteSeconds = 0.18;
const chimeEveryMs = 1600;

/**
 * Lets the page make sounds later: browsers allow it only while the reader presses something.
 *
 * @see https://developer.mozilla.org/docs/Web/API/Web_Audio_API/Best_practices#autoplay_policy
 */
export function unlockSound(): void {
  if (typeof AudioContext === "undefined") return;
  try {
    context ??= new AudioContext();
    void context.resume().catch(() => {});
  } catch {
    // Without an audio device timers still show, vibrate and notify.
  }
}

/** Whether the browser allows a sound now. */
export function canPlaySound(): boolean {
  return context?.state === "running";
}

/** Repeats a chime until the returned function is called. */
export function startChime(): () => void {
  playChime();
  const interval = setInterval(playChime, chimeEveryMs);
  return () => clearInterval(interval);
}

function playChime(): void {
  if (!context) return;
  for (const [index, hz] of chimeHz.entries()) {
    const start = context.currentTime + index * noteSeconds;
    const oscillator = new OscillatorNode(context, { type: "triangle", frequency: hz });
    const volume = new GainNode(context, { gain: 0 });
    // Without a ramp the note starts and ends with a click.
    volume.gain.setValueAtTime(0, start);
    volume.gain.linearRampToValueAtTime(0.4, start + 0.02);
    volume.gain.exponentialRampToValueAtTime(0.001, start + 2 * noteSeconds);
    oscillator.connect(volume).connect(context.destination);
    oscillator.start(start);
    oscillator.stop(start + 2 * noteSeconds);
  }
}

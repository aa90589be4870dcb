const LENGTH_S = 0.25;
const PITCH_HZ = 660;
const LOUDNESS = 0.1;
/** Enough for a slow start of the sound, in ms. */
const CLOSE_AFTER_MS = 2_000;

/** Plays a short soft tone. Browsers block it until the first click or key press on the page. */
export function playTone(): void {
  const context = new AudioContext();
  const tone = context.createOscillator();
  const volume = context.createGain();
  tone.frequency.value = PITCH_HZ;
  volume.gain.setValueAtTime(LOUDNESS, context.currentTime);
  volume.gain.exponentialRampToValueAtTime(0.001, context.currentTime + LENGTH_S);
  tone.connect(volume).connect(context.destination);
  // Not when the tone ends, because a blocked one never does, and every new message would leave a context behind.
  setTimeout(() => void context.close(), CLOSE_AFTER_MS);
  tone.start();
  tone.stop(context.currentTime + LENGTH_S);
}

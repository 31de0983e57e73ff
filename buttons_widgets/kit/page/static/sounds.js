// Sounds of dice, of glass and of an end, made in the page: no file is fetched. They are off until somebody wants them; a
// browser that allows none stays silent.

const KEPT = "buttons-widgets-sounds";
const WANTED = "on";
/** What boards, dice and the end of a game dispatch at a table, and what is heard then. */
const HEARD = { "bw-rolls": dice, "bw-lands": glass, "bw-won": chord };
/** Pieces that a style sheet moves land when that is over. */
const FLIES = /-fl(y|ies)$/;
/** Of pieces that land together so many are heard, this far apart in seconds. */
const LEAST_APART = 0.05;

/** @type {AudioContext | null} */
let context = null;
let lastGlass = 0;
/** Whether somebody wants sounds, where a browser keeps nothing. */
let here = false;

/** Whether somebody wants sounds, as the browser remembers it. */
export function wantsSound() {
  try {
    return localStorage.getItem(KEPT) === WANTED;
  } catch {
    return here; // nothing may be kept here
  }
}

/** @param {boolean} wanted */
export function keepSound(wanted) {
  here = wanted;
  try {
    if (wanted) localStorage.setItem(KEPT, WANTED);
    else localStorage.removeItem(KEPT);
  } catch {
    // It holds as long as the page does.
  }
}

/**
 * What makes sounds, if the browser allows it: it does once somebody has pressed something.
 * @returns {AudioContext | null}
 */
function ready() {
  try {
    context ??= new AudioContext();
    if (context.state === "suspended") context.resume().catch(() => {});
    return context.state === "closed" ? null : context;
  } catch {
    return null;
  }
}

/**
 * A tone that fades.
 * @param {AudioContext} audio
 * @param {number} pitch in hertz
 * @param {number} at in seconds from now
 * @param {number} long in seconds
 * @param {number} loud
 */
function tone(audio, pitch, at, long, loud) {
  const [source, volume, start] = [audio.createOscillator(), audio.createGain(), audio.currentTime + at];
  source.frequency.value = pitch;
  volume.gain.setValueAtTime(0, start);
  volume.gain.linearRampToValueAtTime(loud, start + 0.006);
  volume.gain.exponentialRampToValueAtTime(0.0001, start + long);
  source.connect(volume).connect(audio.destination);
  source.start(start);
  source.stop(start + long);
}

/**
 * A short knock of wood: noise in a narrow band.
 * @param {AudioContext} audio
 * @param {number} at
 * @param {number} pitch
 */
function knock(audio, at, pitch) {
  const length = Math.round(0.05 * audio.sampleRate);
  const noise = audio.createBuffer(1, length, audio.sampleRate);
  const samples = noise.getChannelData(0);
  for (let place = 0; place < length; place++) samples[place] = (2 * Math.random() - 1) * (1 - place / length) ** 3;
  const [source, band, volume] = [audio.createBufferSource(), audio.createBiquadFilter(), audio.createGain()];
  source.buffer = noise;
  band.type = "bandpass";
  band.frequency.value = pitch;
  band.Q.value = 2.5;
  volume.gain.value = 0.5;
  source.connect(band).connect(volume).connect(audio.destination);
  source.start(audio.currentTime + at);
}

/** Dice that tumble: knocks that come closer, and lower ones as they rest. @param {AudioContext} audio */
function dice(audio) {
  for (const [number, at] of [0, 0.09, 0.17, 0.27, 0.34, 0.42].entries()) knock(audio, at, 2300 - 230 * number);
}

/** A button of glass on its space: a few high tones that belong to no scale. @param {AudioContext} audio */
function glass(audio) {
  if (audio.currentTime - lastGlass < LEAST_APART) return;
  lastGlass = audio.currentTime;
  for (const [times, loud] of [
    [1, 0.1],
    [2.76, 0.05],
    [5.4, 0.025],
  ])
    tone(audio, 1650 * times, 0, 0.35, loud);
}

/** The end: a chord, one tone after the other. @param {AudioContext} audio */
function chord(audio) {
  for (const [number, pitch] of [523.25, 659.25, 783.99, 1046.5].entries())
    tone(audio, pitch, 0.11 * number, 1.5, 0.11);
}

/**
 * Let what happens at a table be heard while somebody wants it.
 * @param {HTMLElement} table
 * @param {AbortSignal} signal ends it
 */
export function sound(table, signal) {
  for (const [name, play] of Object.entries(HEARD)) {
    const heard = () => {
      const audio = wantsSound() ? ready() : null;
      if (audio) play(audio);
    };
    table.addEventListener(name, heard, { signal });
  }
  const landed = (/** @type {AnimationEvent} */ event) => {
    if (FLIES.test(event.animationName)) table.dispatchEvent(new CustomEvent("bw-lands"));
  };
  table.addEventListener("animationend", landed, { signal });
}

/** Make a sound in answer to a press, so that the browser allows those that follow. */
export function tryOut() {
  const audio = ready();
  if (audio) glass(audio);
}

// One Ctrl-C arrives twice under npm: the terminal signals the whole process group and npm passes its
// own copy on. Only a signal that comes clearly later is a second wish.
const sameWishMs = 1000;
const orphanCheckMs = 250;

/**
 * @typedef {object} Stop
 * @property {AbortSignal} gentle aborted by the first SIGINT, SIGTERM or SIGHUP: stop in order
 * @property {AbortSignal} hard aborted by the second one: stop now
 */

/**
 * Turns the ways of asking a process to end into two abort signals. Call it once, early: from then
 * on a signal no longer ends the process by itself.
 *
 * @returns {Stop}
 */
export function stopSignals() {
  const gentle = new AbortController();
  const hard = new AbortController();
  let firstAt = 0;

  const wish = () => {
    if (!gentle.signal.aborted) {
      firstAt = Date.now();
      gentle.abort();
    } else if (Date.now() - firstAt > sameWishMs) hard.abort();
  };
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(name, wish);
  endWithNpm(wish);
  return { gentle: gentle.signal, hard: hard.signal };
}

/**
 * A killed npm sends no signals; its script notices that it has another parent.
 *
 * @param {() => void} wish
 */
function endWithNpm(wish) {
  if (!process.env.npm_lifecycle_event) return;
  const parent = process.ppid;
  const check = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(check);
    wish();
  }, orphanCheckMs);
  check.unref();
}

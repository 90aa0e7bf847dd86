const tickMs = 1000;
const clearLine = '\r\u001b[K';

/** @param {number} sinceMs a `Date.now()` of before */
export const secondsSince = (sinceMs) => `${((Date.now() - sinceMs) / 1000).toFixed(1)} s`;

/**
 * One line that is kept up to date while something long runs. On a terminal it changes in place; in
 * a file or a pipe it is silent, because there each version of it would stay.
 *
 * @param {() => string} text what to show now
 */
export function liveLine(text) {
  const { stdout } = process;
  const show = () => stdout.write(`${clearLine}${text().slice(0, (stdout.columns || 80) - 1)}`);
  const clear = () => stdout.write(clearLine);
  const timer = stdout.isTTY ? setInterval(show, tickMs) : undefined;
  timer?.unref();
  if (timer) show();
  return {
    /** Prints a line that stays, above the live one. @param {string} line */
    print(line) {
      if (timer) clear();
      console.log(line);
      if (timer) show();
    },
    end() {
      if (!timer) return;
      clearInterval(timer);
      clear();
    },
  };
}

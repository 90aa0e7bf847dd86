/** The rest of a frame is for typing, clicking and the next picture of a spinner. */
const sliceMs = 12;

/**
 * Lets the page breathe between the parts of long work. To be awaited after each small part: it
 * ends at once until a slice is over, and then with the next task.
 */
export function slices(): () => Promise<void> {
  let end = performance.now() + sliceMs;
  return async () => {
    if (performance.now() < end) return;
    await nextTask();
    end = performance.now() + sliceMs;
  };
}

/**
 * Lets the page breathe once. `setTimeout` would wait for four milliseconds after some calls, and
 * for a second in a hidden tab.
 */
export const nextTask = (): Promise<void> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });

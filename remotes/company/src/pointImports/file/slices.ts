/** What is left of a frame for whoever waits: typing, clicking, the next picture of a spinner. */
const sliceMs = 12;

/**
 * Lets the page breathe between the parts of long work. To be awaited after each small part: it
 * ends at once until a slice is over, and then with the next task.
 */
export function slices(): () => Promise<void> | undefined {
  let end = performance.now() + sliceMs;
  return () => {
    if (performance.now() < end) return undefined;
    return nextTask().then(() => {
      end = performance.now() + sliceMs;
    });
  };
}

/**
 * Lets the page breathe once. Not by `setTimeout`, which after some times waits for four
 * milliseconds, and for a second where nobody looks.
 */
export function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });
}

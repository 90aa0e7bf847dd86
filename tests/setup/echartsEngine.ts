/** Replaces ECharts, which draws on a canvas that jsdom has not: keeps what it was to draw. */
export const drawn: unknown[] = [];

/** The number of upcoming drawings that fail. */
export const faults = { next: 0 };

export function startDrawing() {
  if (faults.next > 0) {
    faults.next -= 1;
    throw new Error('nothing can be drawn');
  }
  return {
    setOption: (option: unknown) => {
      drawn.push(option);
    },
    resize: () => {},
    dispose: () => {},
  };
}

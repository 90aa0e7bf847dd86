import type { ComponentType } from 'react';

/** Shows the bar of a step under it, as on a page that is scrolled to its end. */
export const withBarInPlace = (Story: ComponentType) => (
  <div className="overflow-hidden px-1 pb-3">
    <Story />
  </div>
);

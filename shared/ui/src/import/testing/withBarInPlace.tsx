import type { ComponentType } from 'react';

/** The bar of a step stands under it, as on a page that is scrolled to its end. */
export const withBarInPlace = (Story: ComponentType) => (
  <div className="overflow-hidden px-1 pb-3">
    <Story />
  </div>
);

import { SectionLink } from '@vatio/platform';
import type { Place } from './places';

/** Links to where a fact is checked or mended; print omits them. */
export const PlaceLinks = ({ places }: { readonly places: readonly Place[] }) => (
  <span className="d-inline-flex flex-wrap column-gap-3 d-print-none">
    {places.map(({ to, label }) => (
      <SectionLink key={to} to={to}>
        {label}
      </SectionLink>
    ))}
  </span>
);

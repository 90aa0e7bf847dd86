import type { ReactNode } from 'react';

export interface SumsProps {
  /** What is summed up: «Este año». */
  readonly label: string;
  /** They are on their way. */
  readonly isBusy: boolean;
  /** `Figure`s, each with the room for its note. */
  readonly children: ReactNode;
}

/** The sums above a list: small, because the list is what people came for; on a phone one line, which scrolls. */
export const Sums = ({ label, isBusy, children }: SumsProps) => (
  <div className="card sums" aria-busy={isBusy}>
    {/* What scrolls must be reached by keyboard. */}
    <dl className="figure-row scroll-line" aria-label={label} tabIndex={0}>
      {children}
    </dl>
  </div>
);

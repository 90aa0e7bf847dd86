import type { ReactNode } from 'react';

export interface QuietZeroProps {
  readonly eur: string | number;
  /** The amount in words. */
  readonly children: ReactNode;
}

/** An amount in a column that says what is wrong: nothing is a quiet dash, which is read out as the amount. */
export const QuietZero = ({ eur, children }: QuietZeroProps) =>
  Number(eur) === 0 ? (
    <>
      <span className="text-muted" aria-hidden="true">
        –
      </span>
      <span className="visually-hidden">{children}</span>
    </>
  ) : (
    <span className="text-nowrap">{children}</span>
  );

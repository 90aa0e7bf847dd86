import { euros } from '../../format';

export interface EurosProps {
  /** The key of the amount's fact, the same on every page: `bill:<id>:billed`. */
  readonly fact: string;
  /** The amount as the API has it, or in euros. */
  readonly eur: string | number;
}

/**
 * An amount with the key of its fact: `<Euros fact={`bill:${id}:billed`} eur={totalEur} />`. One key has
 * one value on all pages, and every amount has a key (`tests/e2e/facts.spec.ts`). A sentence of the
 * engine carries its key itself: `<li data-fact={`bill:${id}:caution:1`}>`.
 */
export const Euros = ({ fact, eur }: EurosProps) => (
  <span className="text-nowrap" data-fact={fact}>
    {euros(Number(eur))}
  </span>
);

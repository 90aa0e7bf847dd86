import { number } from '@vatio/ui/format';

export interface AmountsProps {
  /** Keyed by label; `undefined` is left out. */
  readonly amounts: Readonly<Record<string, number | undefined>>;
  /** True if a screen reader announces their changes. */
  readonly isLive?: boolean;
}

/** The numbers of an import, side by side. */
export const Amounts = ({ amounts, isLive = false }: AmountsProps) => (
  <dl className="change-counts" aria-live={isLive ? 'polite' : undefined}>
    {Object.entries(amounts).map(
      ([label, value]) =>
        value !== undefined && (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{number(value)}</dd>
          </div>
        ),
    )}
  </dl>
);

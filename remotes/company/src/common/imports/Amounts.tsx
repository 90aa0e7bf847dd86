import { number } from '@vatio/ui/format';

export interface AmountsProps {
  /** Each with its label; `false` is left out. */
  readonly amounts: readonly (readonly [label: string, value: number] | false)[];
  /** Whether a screen reader tells their changes. */
  readonly isLive?: boolean;
}

/** The numbers of an import, side by side. */
export const Amounts = ({ amounts, isLive = false }: AmountsProps) => (
  <dl className="change-counts" aria-live={isLive ? 'polite' : undefined}>
    {amounts
      .filter((amount) => amount !== false)
      .map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{number(value)}</dd>
        </div>
      ))}
  </dl>
);

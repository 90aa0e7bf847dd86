import type { RankedOffer } from '../comparison';

/** A part of the difference between what is paid now and an offer. */
export interface DifferenceStep {
  readonly name: string;
  /** The key of its amount. */
  readonly fact: string;
  /** Euros, with a point: negative where the offer costs less. */
  readonly amountEur: string;
  readonly isTotal?: boolean;
}

const turned = (amount: string): string =>
  amount.startsWith('-') ? amount.slice(1) : Number(amount) === 0 ? amount : `-${amount}`;

/**
 * The way from the current contract to an offer, by component.
 *
 * @returns before taxes where they are not verifiable; empty if one of them has no figure
 */
export function differenceSteps(
  { cost: current, fact: currentFact }: Pick<RankedOffer, 'cost' | 'fact'>,
  { cost, difference, name, fact }: Pick<RankedOffer, 'cost' | 'difference' | 'name' | 'fact'>,
  taxName: string,
): readonly DifferenceStep[] {
  if (!current || !cost || !difference) return [];
  const { electricityTaxEur, taxEur } = difference;
  const hasTaxes = electricityTaxEur !== null && taxEur !== null;
  const whole = hasTaxes ? 'total' : 'subtotal';
  const [before, after] = [current[`${whole}Eur`], cost[`${whole}Eur`]];
  if (before === null || after === null) return [];
  const changes = [
    ['Potencia', 'power', difference.powerEur],
    ['Energía', 'energy', difference.energyEur],
    ['Cuota', 'fee', difference.feeEur],
    ...(hasTaxes
      ? [
          ['IEE', 'electricity-tax', electricityTaxEur],
          [taxName, 'tax', taxEur],
        ]
      : []),
  ] as const;
  return [
    { name: 'Contrato actual', fact: `${currentFact}:${whole}`, amountEur: before, isTotal: true },
    ...changes
      .filter(([, , amount]) => Number(amount) !== 0)
      .map(([part = '', word = '', amount = '']) => ({
        name: part,
        fact: `${fact}:difference:${word}`,
        amountEur: turned(amount),
      })),
    { name, fact: `${fact}:${whole}`, amountEur: after, isTotal: true },
  ];
}

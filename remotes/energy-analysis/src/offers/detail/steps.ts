import type { OfferCost } from '@vatio/energy/bill';
import type { RankedOffer } from '../comparison';

/** A part of the difference between what is paid now and an offer. */
export interface DifferenceStep {
  readonly name: string;
  /** Euros, with a point: negative where the offer costs less. */
  readonly amountEur: string;
  readonly isTotal?: boolean;
}

const turned = (amount: string): string =>
  amount.startsWith('-') ? amount.slice(1) : Number(amount) === 0 ? amount : `-${amount}`;

/**
 * The way from the current contract to an offer, by component.
 *
 * @returns before taxes where they are not verifiable; nothing where one of them has no figure
 */
export function differenceSteps(
  current: OfferCost | null,
  { cost, difference, name }: Pick<RankedOffer, 'cost' | 'difference' | 'name'>,
  taxName: string,
): readonly DifferenceStep[] {
  if (!current || !cost || !difference) return [];
  const { electricityTaxEur, taxEur } = difference;
  const hasTaxes = electricityTaxEur !== null && taxEur !== null;
  const [before, after] = hasTaxes
    ? [current.totalEur, cost.totalEur]
    : [current.subtotalEur, cost.subtotalEur];
  if (before === null || after === null) return [];
  const changes = [
    ['Potencia', difference.powerEur],
    ['Energía', difference.energyEur],
    ['Cuota', difference.feeEur],
    ...(hasTaxes
      ? [
          ['IEE', electricityTaxEur],
          [taxName, taxEur],
        ]
      : []),
  ] as const;
  return [
    { name: 'Contrato actual', amountEur: before, isTotal: true },
    ...changes
      .filter(([, amount]) => Number(amount) !== 0)
      .map(([what = '', amount = '']) => ({ name: what, amountEur: turned(amount) })),
    { name, amountEur: after, isTotal: true },
  ];
}

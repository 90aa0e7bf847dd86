import type { LocalDate } from '../../calendar/dates';
import {
  type Decimal,
  type DecimalInput,
  type ExactNumber,
  eurText,
  exact,
  sum,
  toCents,
  zero,
} from '../../exact/decimal';
import { spanishNumber } from '../../exact/spanish';
import { withNorms } from '../../tariff/norms';
import { isNotVerifiable, type NotVerifiable, notVerifiable } from '../../tariff/notVerifiable';
import type { ConfirmedParameter } from '../../tariff/parameterRows';
import type { ParameterTable } from '../../tariff/parameters';
import type { Territory } from '../../tariff/tariffs';
import { kwText } from '../spanish';
import { mostExtensionKw, type RightConcept, rightPrice, rightsNorm, type Voltage } from './rights';

/** A supply that contracts more power than before. */
export interface PowerIncrease {
  readonly territory: Territory;
  readonly voltage: Voltage;
  /** The highest contracted power of any period, before and after, kW. */
  readonly fromKw: DecimalInput;
  readonly toKw: DecimalInput;
  /** The power that rights of extension are still valid for, kW; null: unknown. */
  readonly rightsKw: DecimalInput | null;
  /** True when the distributor has to act on the connection. */
  readonly needsConnection: boolean;
  /**
   * True when the contract is older than 20 years: verified in low voltage only. Source: RD 88/2026 art.
   * 38.7 (BOE-A-2026-3212).
   */
  readonly needsVerification: boolean;
  /** Sets the prices and the tax. */
  readonly on: LocalDate;
}

export interface IncreaseLine {
  readonly concept: RightConcept;
  /** Spanish. */
  readonly label: string;
  readonly amountEur: Decimal;
  readonly calculation: string;
  /** The price, with its norm and its note. */
  readonly parameter: ConfirmedParameter;
}

/** The one-off cost of an increase. */
export interface IncreaseCost {
  /** Those with a known price. */
  readonly lines: readonly IncreaseLine[];
  /** The total without taxes; null: not verifiable. */
  readonly totalEur: Decimal | null;
  readonly totalWithTaxEur: Decimal | null;
  /** True while valid rights are unknown: with some it costs less. */
  readonly isAtMost: boolean;
  /** The norm of the rule, and the norms of the prices. */
  readonly norm: string;
  readonly missing: readonly NotVerifiable[];
}

const free: IncreaseCost = {
  lines: [],
  totalEur: '0.00',
  totalWithTaxEur: '0.00',
  isAtMost: false,
  norm: rightsNorm,
  missing: [],
};

/**
 * The cost of contracting more power: access for every added kW, extension for the part over the rights
 * still valid, and what the distributor does. Lower powers are free. Source: RD 1048/2013 arts. 24 to 29
 * (BOE-A-2013-13767).
 *
 * @returns each line in cents; without a total («no verificable») where a price is unknown, as in high
 *   voltage, and for extensions over 100 kW (250 kW in high voltage)
 * @throws RangeError when a power is no decimal
 */
export function increaseCost(increase: PowerIncrease, parameters: ParameterTable): IncreaseCost {
  const [from, to] = [exact(increase.fromKw), exact(increase.toKw)];
  if (to.lte(from)) return free;
  const paidUntil = increase.rightsKw === null ? from : highest(from, exact(increase.rightsKw));
  const extended = highest(to.minus(paidUntil), zero);
  const limitKw = mostExtensionKw[increase.voltage];
  if (extended.gt(limitKw)) {
    const how = `se cobra la extensión de más de ${limitKw} kW: tiene su coste real`;
    return { ...free, totalEur: null, totalWithTaxEur: null, missing: [notVerifiable.rule(how)] };
  }
  const found = linesOf(increase, { added: to.minus(from), extended }, parameters);
  const lines = found.flatMap((line) => (isNotVerifiable(line) ? [] : [line]));
  const unknown = found.filter(isNotVerifiable);
  const tax = taxPercent(increase, parameters);
  const missing = isNotVerifiable(tax) ? [...unknown, tax] : unknown;
  const total = unknown.length > 0 ? null : sum(lines.map(({ amountEur }) => exact(amountEur)));
  const withTax =
    total && !isNotVerifiable(tax) && total.plus(toCents(total.times(tax.value).div(100)));
  return {
    lines,
    totalEur: total && eurText(total),
    totalWithTaxEur: withTax ? eurText(withTax) : null,
    isAtMost: increase.rightsKw === null,
    norm: withNorms(rightsNorm, lines),
    missing,
  };
}

const highest = (one: ExactNumber, other: ExactNumber) => (one.gt(other) ? one : other);

function linesOf(
  increase: PowerIncrease,
  { added, extended }: Readonly<Record<'added' | 'extended', ExactNumber>>,
  parameters: ParameterTable,
): readonly (IncreaseLine | NotVerifiable)[] {
  const { voltage, needsConnection, needsVerification } = increase;
  const line = (
    concept: RightConcept,
    label: string,
    isDue: boolean,
    kw?: ExactNumber,
  ): readonly (IncreaseLine | NotVerifiable)[] => {
    if (!isDue) return [];
    const parameter = rightPrice(parameters, concept, increase);
    if (isNotVerifiable(parameter)) return [parameter];
    const price = spanishNumber(parameter.value);
    const amountEur = eurText(exact(parameter.value).times(kw ?? 1));
    const calculation = kw ? `${kwText(kw)} × ${price} €/kW` : `${price} €`;
    return [{ concept, label, amountEur, calculation, parameter }];
  };
  return [
    ...line('access', 'Derechos de acceso', true, added),
    ...line('extension', 'Derechos de extensión', extended.gt(0), extended),
    ...line('connection', 'Enganche', needsConnection),
    ...line('verification', 'Verificación', needsVerification && voltage === 'low'),
  ];
}

/** Rights are not electricity: they have the rate of any service. */
function taxPercent(
  { territory, on }: PowerIncrease,
  parameters: ParameterTable,
): ConfirmedParameter | NotVerifiable {
  if (territory === 'ceuta' || territory === 'melilla') {
    return notVerifiable.data(`el tipo de IPSI de los derechos (${territory})`);
  }
  const isCanaries = territory === 'canarias';
  const key = isCanaries
    ? ({ kind: 'igic', variant: 'meter' } as const)
    : ({ kind: 'vat', variant: 'general' } as const);
  return parameters.find(key, on);
}

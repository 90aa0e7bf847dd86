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
import { isNotVerifiable, type NotVerifiable, notVerifiable } from '../../tariff/notVerifiable';
import type { ParameterTable } from '../../tariff/parameters';
import type { Territory } from '../../tariff/tariffs';
import { kwText } from '../spanish';
import { lowVoltageRights, mostExtensionKw, rightsNorm } from './rights';

/** A supply that contracts more power than before. */
export interface PowerIncrease {
  readonly territory: Territory;
  /** low: up to 1 kV. */
  readonly voltage: 'low' | 'high';
  /** The highest contracted power of any period, before and after, kW. */
  readonly fromKw: DecimalInput;
  readonly toKw: DecimalInput;
  /** The power that rights of extension are still valid for, kW; null: unknown. */
  readonly rightsKw: DecimalInput | null;
  /** Whether the distributor has to act on the connection. */
  readonly needsConnection: boolean;
  /** Whether the contract is older than 20 years. Source: RD 88/2026 art. 38.7 (BOE-A-2026-3212). */
  readonly needsVerification: boolean;
  /** Sets the tax. */
  readonly on: LocalDate;
}

export interface IncreaseLine {
  readonly concept: 'access' | 'extension' | 'connection' | 'verification';
  /** Spanish. */
  readonly label: string;
  readonly amountEur: Decimal;
  readonly calculation: string;
}

/** What an increase costs once. */
export interface IncreaseCost {
  readonly lines: readonly IncreaseLine[];
  /** Without taxes; null: not verifiable. */
  readonly totalEur: Decimal | null;
  readonly totalWithTaxEur: Decimal | null;
  /** Nobody knows of valid rights: with some it costs less. */
  readonly isAtMost: boolean;
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

const unknown = (missing: NotVerifiable): IncreaseCost => ({
  ...free,
  totalEur: null,
  totalWithTaxEur: null,
  missing: [missing],
});

/**
 * What it costs to contract more power: access for every added kW, extension for the part over the
 * rights still valid, and what the distributor does. Lower powers cost nothing. Source: RD 1048/2013
 * arts. 24 to 29 (BOE-A-2013-13767).
 *
 * @returns each line in cents; «no verificable» in high voltage and for extensions over 100 kW
 * @throws RangeError when a power is no decimal
 */
export function increaseCost(increase: PowerIncrease, parameters: ParameterTable): IncreaseCost {
  const [from, to] = [exact(increase.fromKw), exact(increase.toKw)];
  if (to.lte(from)) return free;
  if (increase.voltage === 'high') {
    return unknown(notVerifiable.data('el importe de los derechos en alta tensión'));
  }
  const paidUntil = increase.rightsKw === null ? from : highest(from, exact(increase.rightsKw));
  const extended = highest(to.minus(paidUntil), zero);
  if (extended.gt(mostExtensionKw)) {
    const how = `se cobra la extensión de más de ${mostExtensionKw} kW: tiene su coste real`;
    return unknown(notVerifiable.rule(how));
  }
  const lines = linesOf(increase, to.minus(from), extended);
  const total = sum(lines.map(({ amountEur }) => exact(amountEur)));
  const tax = taxPercent(increase, parameters);
  const isKnown = typeof tax === 'string';
  return {
    lines,
    totalEur: eurText(total),
    totalWithTaxEur: isKnown ? eurText(total.plus(toCents(total.times(tax).div(100)))) : null,
    isAtMost: increase.rightsKw === null,
    norm: rightsNorm,
    missing: isKnown ? [] : [tax],
  };
}

const highest = (one: ExactNumber, other: ExactNumber) => (one.gt(other) ? one : other);

function linesOf(
  { needsConnection, needsVerification }: PowerIncrease,
  added: ExactNumber,
  extended: ExactNumber,
): IncreaseLine[] {
  const { accessEurPerKw, extensionEurPerKw, connectionEur, verificationEur } = lowVoltageRights;
  return [
    perKw('access', 'Derechos de acceso', added, accessEurPerKw),
    ...(extended.gt(0)
      ? [perKw('extension', 'Derechos de extensión', extended, extensionEurPerKw)]
      : []),
    ...(needsConnection ? [once('connection', 'Enganche', connectionEur)] : []),
    ...(needsVerification ? [once('verification', 'Verificación', verificationEur)] : []),
  ];
}

const perKw = (
  concept: IncreaseLine['concept'],
  label: string,
  kw: ExactNumber,
  price: Decimal,
): IncreaseLine => ({
  concept,
  label,
  amountEur: eurText(kw.times(price)),
  calculation: `${kwText(kw)} × ${spanishNumber(price)} €/kW`,
});

const once = (concept: IncreaseLine['concept'], label: string, price: Decimal): IncreaseLine => ({
  concept,
  label,
  amountEur: eurText(exact(price)),
  calculation: `${spanishNumber(price)} €`,
});

/** Rights are not electricity: their rate is that of any service. */
function taxPercent(
  { territory, on }: PowerIncrease,
  parameters: ParameterTable,
): Decimal | NotVerifiable {
  if (territory === 'ceuta' || territory === 'melilla') {
    return notVerifiable.data(`el tipo de IPSI de los derechos (${territory})`);
  }
  const isCanaries = territory === 'canarias';
  const key = isCanaries
    ? ({ kind: 'igic', variant: 'meter' } as const)
    : ({ kind: 'vat', variant: 'general' } as const);
  const found = parameters.find(key, on);
  return isNotVerifiable(found) ? found : found.value;
}

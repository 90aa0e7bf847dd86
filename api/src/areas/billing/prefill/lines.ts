import type { Prefill } from '@vatio/contracts/billing/inputs';
import type { PowerControl, Tariff, Territory } from '@vatio/contracts/company/supply';
import { addDays, monthHasPeriod } from '@vatio/energy/calendar';
import { periodsOf, powersAreOrdered } from '@vatio/energy/tariff';
import type { StoredBill } from '../bills/bills.repository';
import { monthsOf } from './days';

type Line = Prefill['lines'][number];

export interface LineFacts {
  readonly tariff: Tariff;
  readonly territory: Territory;
  readonly pointType: number;
  readonly powerControl: PowerControl;
  /** The first reading's day, which is not billed. */
  readonly from: string;
  readonly to: string;
  /** True when the contract says that the bono social is not billed. */
  readonly hasNoSocialBonus: boolean;
}

/**
 * The lines of a point's next bill: those that its tariff has in these days, with the words of the
 * bill before, and what that one had besides.
 */
export function linesOf(facts: LineFacts, before: StoredBill | undefined): Line[] {
  if (!before || before.tariff !== facts.tariff) return tariffLines(facts);
  const printed = before.lines.filter(({ segment }) => segment === null || segment === 0);
  const own = tariffLines(facts).flatMap((line) => spelled(line, printed));
  const kinds = new Set(own.map(({ kind }) => kind));
  const others = printed
    .filter(({ kind }) => !kinds.has(kind))
    .map(({ kind, period, text }) => ({ kind, period, text }));
  return [...own, ...others];
}

/**
 * A line as the bill before prints it. Where that bill has a single line for all periods, the first period
 * represents them all; a kind that it lacks is not expected again, except excesses.
 */
function spelled(line: Line, printed: readonly Line[]): Line[] {
  const ofKind = printed.filter(({ kind }) => kind === line.kind);
  const [first] = ofKind;
  if (!first) return line.kind === 'excess' || line.kind === 'reactive' ? [line] : [];
  if (line.period !== null && ofKind.every(({ period }) => period === null)) {
    return line.period === firstPeriod ? ofKind.map(copied) : [];
  }
  if (line.period === null) return ofKind.map(copied);
  const same = ofKind.find(({ period }) => period === line.period);
  return [{ ...line, text: same?.text ?? '' }];
}

const firstPeriod = 1;
const copied = ({ kind, period, text }: Line): Line => ({ kind, period, text });

function tariffLines(facts: LineFacts): Line[] {
  const { tariff, pointType, powerControl, hasNoSocialBonus } = facts;
  const paysExcess = powerControl === 'maximeter' || pointType < 5;
  const one = (kind: Line['kind'], isThere = true): Line[] =>
    isThere ? [{ kind, period: null, text: '' }] : [];
  return [
    ...periodsOf(tariff, 'power').map((period): Line => ({ kind: 'power', period, text: '' })),
    ...energyLines(facts),
    ...one('excess', paysExcess),
    ...one('reactive', powersAreOrdered(tariff)),
    ...one('socialBonus', !hasNoSocialBonus),
    ...one('electricityTax'),
    ...one('meter'),
  ];
}

/** The energy lines of the periods that these days have: in July, 3.0TD has no P3. */
function energyLines({ tariff, territory, from, to }: LineFacts): Line[] {
  const months = monthsOf(addDays(from, 1), to);
  return periodsOf(tariff, 'energy')
    .filter((period) =>
      months.some((month) => monthHasPeriod(month, period, { tariff, territory, term: 'energy' })),
    )
    .map((period) => ({ kind: 'energy', period, text: '' }));
}

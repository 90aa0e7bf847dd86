import { checkDay } from '../bill/checkInput';
import type { LocalDate } from '../calendar/dates';
import { type DecimalInput, exact } from '../exact/decimal';
import type { ByPeriod } from '../tariff/tariffs';
import { addWorkingDays } from './workingDays';

/** The first day of the rule of 15 working days: RD 88/2026 (BOE-A-2026-3212). */
const answersFrom = '2026-02-12';
const usualDays = 15;
/**
 * Days for the distributor's answer, up to this power. Source: RD 1955/2000 art. 103.2 (BOE-A-2000-24019).
 */
const smallDays = 5;
const smallKw = 15;
/** Source: Código Civil art. 1964.2 (BOE-A-1889-4763). */
const yearsToClaim = 5;

/** The recipient of a claim: the company that bills, or the one that owns the grid and reads the meter. */
export type Recipient = 'supplier' | 'distributor';

export interface SentClaim {
  readonly sentOn: LocalDate;
  readonly recipient: Recipient;
  /** Contracted, kW. */
  readonly powersKw: ByPeriod<DecimalInput>;
  /** A natural person may go on to the Ministry too; undefined: unknown. */
  readonly holder?: 'person' | 'company';
  /** Days off of the region and the town; those of the whole country are known. */
  readonly holidays?: readonly LocalDate[];
}

export interface ClaimDeadlines {
  /** The last day for an answer; null: the claim is older than the rule. */
  readonly answerBy: LocalDate | null;
  readonly workingDays: number;
  readonly norm: string;
  /** The steps after no answer, or a refusal. Spanish, whole sentences, in order. */
  readonly nextSteps: readonly string[];
}

function stepsOf({ recipient, holder }: SentClaim): string[] {
  const ofDistributor =
    'Pide la compensación por no contestar a tiempo: la mayor de 30,05 € o el 10 % de la primera factura completa (RD 1955/2000, art. 105.6).';
  const ministry =
    'Si el titular es una persona física y no hay entidad acreditada de resolución alternativa, acude al Ministerio, que puede ordenar la devolución (Ley 24/2013, art. 43).';
  return [
    'Reitera la reclamación por escrito, con el número de la primera y la tabla de comprobación.',
    ...(recipient === 'distributor' ? [ofDistributor] : []),
    'Si la empresa tiene defensor del cliente, acude a él: contesta en dos meses, y lo que dice obliga a la empresa (RD 88/2026, art. 56).',
    'Acude al arbitraje de consumo o a una entidad acreditada de resolución alternativa (RD 88/2026, arts. 57 y 58).',
    'Reclama ante el órgano de energía de la comunidad autónoma.',
    ...(holder === 'company' ? [] : [ministry]),
  ];
}

/**
 * The deadlines for the answer to a claim, and the steps after them. Source: RD 88/2026 art. 55.3
 * (BOE-A-2026-3212); with the distributor on meters and bills of less than 15 kW, RD 1955/2000 art. 103.2
 * (BOE-A-2000-24019).
 *
 * @throws RangeError when the day is none
 */
export function claimDeadlines(claim: SentClaim): ClaimDeadlines {
  const { sentOn, recipient, powersKw, holidays = [] } = claim;
  checkDay('sentOn', sentOn);
  const isSmall =
    recipient === 'distributor' && powersKw.every((power) => exact(power).lt(smallKw));
  const workingDays = isSmall ? smallDays : usualDays;
  return {
    answerBy: sentOn < answersFrom ? null : addWorkingDays(sentOn, workingDays, holidays),
    workingDays,
    norm: isSmall ? 'RD 1955/2000, art. 103.2' : 'RD 88/2026, art. 55.3',
    nextSteps: stepsOf(claim),
  };
}

/**
 * The last day to claim what was paid on a day: five years from when it could be claimed, and anew
 * from each claim that came in time. Source: Código Civil arts. 1964.2 and 1973 (BOE-A-1889-4763).
 *
 * @param claimedOn the days on which the same was claimed of the same company, in any order
 */
export function claimableUntil(paidOn: LocalDate, claimedOn: readonly LocalDate[] = []): LocalDate {
  checkDay('paidOn', paidOn);
  return claimedOn.toSorted().reduce((until, day) => {
    checkDay('claimedOn', day);
    const anew = yearsLater(day);
    return day <= until && anew > until ? anew : until;
  }, yearsLater(paidOn));
}

function yearsLater(day: LocalDate): LocalDate {
  const year = String(Number(day.slice(0, 4)) + yearsToClaim);
  return day.endsWith('-02-29') ? `${year}-02-28` : year + day.slice(4);
}

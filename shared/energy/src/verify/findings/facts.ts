import type { DayRange } from '../../calendar/dates';
import { type ExactNumber, eurText } from '../../exact/decimal';
import type { VerificationContext } from '../context';
import type { Expected } from '../expected/expectedLines';
import type { Part } from '../expected/parts';
import type { LineFacts } from '../lines/lineFacts';
import type { Amounts } from '../sums/amounts';
import type { TaxesFound } from '../sums/sumFacts';
import type { Finding, FindingCode, VerifiedLine } from '../verification';

/** Everything that is known of a bill once its lines are verified. */
export interface FindingFacts extends LineFacts {
  readonly context: VerificationContext;
  readonly cycle: DayRange;
  readonly parts: readonly Part[];
  readonly expected: readonly Expected[];
  readonly amounts: Amounts;
  readonly taxes: TaxesFound;
  readonly lines: readonly VerifiedLine[];
}

export const finding = (
  code: FindingCode,
  level: Finding['level'],
  message: string,
  amount: ExactNumber | null = null,
): Finding => ({ code, level, message, amountEur: amount && eurText(amount) });

const list = new Intl.ListFormat('es-ES', { type: 'conjunction' });

/** «P1, P2 y P6» */
export const inWords = (texts: readonly string[]): string => list.format(texts);

/** «1 día», «2 días» */
export const daysText = (days: number): string => (days === 1 ? '1 día' : `${days} días`);

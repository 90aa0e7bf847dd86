import { pointRecord } from '@vatio/contracts/company/pointRecord';
import type { SupplyPoint } from '@vatio/contracts/company/points';
import { formatCups } from '@vatio/energy/cups';
import { recordWords } from '@vatio/records/words';

export type { SupplyPoint };

export const pointWords = recordWords(pointRecord, { cups: formatCups });

/** The name of a point where there is room for one: its alias, or else its CUPS. */
export const pointName = ({ alias, cups }: Pick<SupplyPoint, 'alias' | 'cups'>): string =>
  alias || formatCups(cups);

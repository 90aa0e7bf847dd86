import type { Client } from '@vatio/contracts/company/clients';
import { number } from '@vatio/ui/format';

export type { Client };

/** «12,5 h» */
export const hoursInWords = (minutes: number): string => `${number(minutes / 60)}\u00a0h`;

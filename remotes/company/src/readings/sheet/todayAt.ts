import type { Territory } from '@vatio/contracts/company/supply';
import { localTimeOf } from '@vatio/energy/calendar';

/** The day that it is at a supply point. */
export const todayAt = (territory: Territory): string => localTimeOf(Date.now(), territory).date;

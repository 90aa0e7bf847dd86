import { localZone } from '@vatio/records/time';

const second = new Intl.DateTimeFormat('es-ES', { timeStyle: 'medium', timeZone: localZone });

/** «10:32:05», in the company's zone. */
export const clockTime = (at: Date | number): string => second.format(at);

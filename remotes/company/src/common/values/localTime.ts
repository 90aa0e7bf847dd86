import type { Territory } from '@vatio/contracts/company/supply';
import { timeZoneOf } from '@vatio/energy/calendar';

/** True if two territories share a clock: only the Canaries have their own. */
export const hasSameClock = (one: Territory, other: Territory): boolean =>
  timeZoneOf(one) === timeZoneOf(other);

/** «hora de Canarias» */
export const clockName = (territory: Territory): string =>
  hasSameClock(territory, 'canarias') ? 'hora de Canarias' : 'hora peninsular';

const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(timeZone: string): Intl.DateTimeFormat {
  const format =
    formats.get(timeZone) ??
    new Intl.DateTimeFormat('es-ES', { dateStyle: 'medium', timeStyle: 'short', timeZone });
  formats.set(timeZone, format);
  return format;
}

/** «21 nov 2026, 18:53» by the clock at the supply point. @param iso an instant */
export const localDateTime = (iso: string, territory: Territory): string =>
  formatOf(timeZoneOf(territory)).format(new Date(iso));

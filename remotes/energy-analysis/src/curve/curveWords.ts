import type { Season, TypicalDay } from '@vatio/energy/curve';

export const seasonLabels: Readonly<Record<Season, string>> = {
  high: 'Temporada alta',
  mediumHigh: 'Media alta',
  medium: 'Media',
  low: 'Baja',
  year: 'Todo el año',
};

export const dayTypeLabels: Readonly<Record<TypicalDay['type'], string>> = {
  workingDay: 'Día laborable',
  saturday: 'Sábado',
  sundayOrHoliday: 'Domingo o festivo nacional',
};

/** «10–11 h» of each hour of the clock. */
export const hourNames: readonly string[] = Array.from(
  { length: 24 },
  (_, hour) => `${hour}–${hour + 1} h`,
);

/** The words beside a map whose rows are the hours. */
export const hourTicks = [0, 6, 12, 18].map((at) => ({ at, label: `${at} h` }));

const shortMonth = new Intl.DateTimeFormat('es-ES', { month: 'short', timeZone: 'UTC' });

/** «ene» @param month `2026-01` */
export const shortMonthName = (month: string): string => shortMonth.format(new Date(`${month}-01`));

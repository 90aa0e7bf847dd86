import { epochDay } from '@vatio/energy/calendar';
import { holidayName } from '@vatio/energy/claims';

/** A demo entry with its kind of subject, whose id is known once it is written. */
export interface DemoEntry {
  readonly activity: string;
  readonly minutes: number;
  readonly note?: string;
  readonly subject?: 'pointId' | 'studyId' | 'claimId';
}

/** Entries by weekday, Monday first: weekends are free. */
type DemoWeek = readonly (readonly DemoEntry[])[];

const writerWeek: DemoWeek = [
  [
    { activity: 'Reunión', minutes: 30, note: 'Repaso de la semana.' },
    { activity: 'Verificación de facturas', minutes: 90, subject: 'pointId' },
  ],
  [{ activity: 'Estudio', minutes: 105, subject: 'studyId' }],
  [
    { activity: 'Gestión de contratos', minutes: 60, note: 'Preaviso de la renovación.' },
    { activity: 'Verificación de facturas', minutes: 45, subject: 'pointId' },
  ],
  [
    { activity: 'Estudio', minutes: 75, subject: 'studyId' },
    { activity: 'Reclamación', minutes: 40, subject: 'claimId' },
  ],
  [
    { activity: 'Informe', minutes: 50 },
    { activity: 'Administración', minutes: 20 },
  ],
];

const adminWeek: DemoWeek = [
  [{ activity: 'Reunión', minutes: 30, note: 'Repaso de la semana.' }],
  [{ activity: 'Informe', minutes: 45, note: 'Revisión antes de enviarlo.' }],
  [{ activity: 'Visita', minutes: 90, note: 'En el obrador.', subject: 'pointId' }],
  [],
  [{ activity: 'Administración', minutes: 30 }],
];

export const demoWeeks = { writer: writerWeek, admin: adminWeek } as const;

/** A person's entries on a day: a little more or less from week to week, none on holidays. */
export function demoDay(week: DemoWeek, date: string): readonly DemoEntry[] {
  if (holidayName(date)) return [];
  // 1 January 1970 was a Thursday.
  const sinceMonday = epochDay(date) + 3;
  const more = (Math.floor(sinceMonday / 7) % 3) * 5;
  return (week[sinceMonday % 7] ?? []).map((entry) => ({
    ...entry,
    minutes: entry.minutes + more,
  }));
}

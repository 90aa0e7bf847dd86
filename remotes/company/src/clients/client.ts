import type { Client } from '@vatio/contracts/company/clients';
import { number } from '@vatio/ui/format';

export type { Client };

/** What a change of a client may touch, in the order of the form. */
const fieldLabels = {
  name: 'Razón social',
  taxId: 'NIF',
  activityCode: 'CNAE',
  contactName: 'Contacto',
  contactEmail: 'Correo',
  phone: 'Teléfono',
  monthlyBudgetMinutes: 'Horas al mes',
  notes: 'Notas',
} as const;
type ClientField = keyof typeof fieldLabels;

/** How the fields of a client are called, and their values as the screens say them. */
export const clientWords = {
  fields: Object.keys(fieldLabels) as ClientField[],
  labelOf: (field: ClientField): string => fieldLabels[field],
  inWords: (field: ClientField, value: unknown): string | undefined => {
    if (value === undefined || value === null || value === '') return undefined;
    if (field === 'monthlyBudgetMinutes') return hoursInWords(Number(value));
    return String(value);
  },
} as const;

/** «12,5 h» */
export const hoursInWords = (minutes: number): string => `${number(minutes / 60)}\u00a0h`;

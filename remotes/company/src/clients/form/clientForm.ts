import type { ClientKind, NewClient } from '@vatio/contracts/company/clients';
import { fieldWords } from '@vatio/ui/format';
import {
  type Input,
  object,
  orNothing,
  rules,
  type SavedForm,
  string,
  textOrNothing,
  typedFrom,
  type ZodType,
} from '@vatio/ui/forms';
import { clientKindLabel, clientKinds } from '../../common/values/words';
import { type Client, hoursInWords } from '../client';
import { taxIdRule } from './taxId';

/** Typed in hours, and kept in minutes. */
const budget = rules
  .typedDecimal({ maxDecimals: 2, max: 1_000, unit: 'h' })
  .transform((hours) => Math.round(Number(hours) * 60));

export const clientFormSchema = object({
  name: rules.line('La razón social', 200),
  taxId: taxIdRule(),
  activityCode: string()
    .trim()
    .regex(/^(\d{4})?$/, 'El CNAE son 4 cifras'),
  contactName: rules.optionalLine(120),
  contactEmail: rules.optionalEmailAddress(),
  phone: rules.optionalLine(30),
  monthlyBudgetMinutes: orNothing(budget),
  notes: rules.optionalText(4_000),
  kind: textOrNothing(rules.oneOf(clientKinds, 'Elige un tipo de cliente')),
}) satisfies ZodType<NewClient>;
export type ClientForm = Input<typeof clientFormSchema>;
export type ClientFormState = SavedForm<ClientForm, NewClient>['form'];

export const emptyClient: ClientForm = {
  name: '',
  taxId: '',
  activityCode: '',
  contactName: '',
  contactEmail: '',
  phone: '',
  monthlyBudgetMinutes: '',
  notes: '',
  kind: '',
};

/** The stored client, as the form shows it. */
export function clientFormOf(client: Client): ClientForm {
  const { name, taxId, activityCode, contactName, contactEmail, phone, notes } = client;
  const { monthlyBudgetMinutes: minutes } = client;
  return {
    name,
    taxId,
    activityCode,
    contactName,
    contactEmail,
    phone,
    notes,
    kind: client.kind ?? '',
    monthlyBudgetMinutes: typedFrom(minutes === null ? null : String(hoursOf(minutes))),
  };
}

/** Two decimals at most, enough to restore the minutes. */
const hoursOf = (minutes: number) => Math.round((minutes / 60) * 100) / 100;

export const clientWords = fieldWords(
  {
    name: 'Razón social',
    taxId: 'NIF',
    kind: 'Tipo de cliente',
    activityCode: 'CNAE',
    contactName: 'Contacto',
    contactEmail: 'Correo',
    phone: 'Teléfono',
    monthlyBudgetMinutes: 'Horas al mes',
    notes: 'Notas',
  },
  (field, value) => {
    if (field === 'monthlyBudgetMinutes') return hoursInWords(Number(value));
    return field === 'kind' ? clientKindLabel(value as ClientKind) : String(value);
  },
);

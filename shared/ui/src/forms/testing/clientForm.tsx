import * as rules from '@vatio/records/rules';
import { object } from 'zod';
import { fieldWords } from '../../format';
import type { FormOfFields } from '../fields/boundField';
import { FieldGrid } from '../fields/FieldGrid';
import { TextField } from '../fields/TextField';

/** A client with few fields, for the stories of whole forms. */
export const clientSchema = object({
  name: rules.line('La razón social', 120),
  email: rules.optionalEmailAddress(),
  phone: rules.optionalLine(40),
});
export interface ClientValues {
  readonly name: string;
  readonly email: string;
  readonly phone: string;
}
export const noClient: ClientValues = { name: '', email: '', phone: '' };
export const storedClient = {
  name: 'Panadería Ávila, S.L.',
  email: 'ana@panaderiaavila.example',
  phone: '910 000 000',
  version: 3,
};
export const clientWords = fieldWords(
  { name: 'Razón social', email: 'Correo', phone: 'Teléfono' },
  (_, value) => String(value),
);

export const ClientFields = ({ form }: { readonly form: FormOfFields<ClientValues> }) => (
  <>
    <TextField form={form} name="name" label="Razón social" />
    <FieldGrid>
      <TextField form={form} name="email" label="Correo (opcional)" type="email" />
      <TextField form={form} name="phone" label="Teléfono (opcional)" type="tel" />
    </FieldGrid>
  </>
);

import { Field, FieldGrid, SelectField, TextField } from '@vatio/ui/forms';
import { clientKindOptions, notKnown } from '../../common/values/words';
import type { ClientFormState } from './clientForm';
import { taxIdHint } from './taxId';

/** The fields of a client, new or not. */
export function ClientFields({ form }: { readonly form: ClientFormState }) {
  const errorOf = (name: 'taxId' | 'notes') =>
    form.getFieldState(name, form.formState).error?.message;
  return (
    <>
      <TextField form={form} name="name" label="Razón social" dir="auto" />
      <FieldGrid>
        <TextField
          form={form}
          name="taxId"
          label="NIF"
          spellCheck={false}
          help={errorOf('taxId') ? undefined : taxIdHint(form.watch('taxId'))}
        />
        <SelectField
          form={form}
          name="kind"
          label="Tipo de cliente (opcional)"
          options={clientKindOptions}
          placeholder={notKnown}
          help="Decide el IGIC de una vivienda y si puede tener PVPC. Autónomo: alta en el RETA."
        />
        <TextField
          form={form}
          name="activityCode"
          label="CNAE (opcional)"
          inputMode="numeric"
          help="4 cifras, como 1071"
        />
        <TextField
          form={form}
          name="contactName"
          label="Persona de contacto (opcional)"
          dir="auto"
        />
        <TextField form={form} name="contactEmail" label="Correo (opcional)" type="email" />
        <TextField form={form} name="phone" label="Teléfono (opcional)" type="tel" />
        <TextField
          form={form}
          name="monthlyBudgetMinutes"
          label="Horas de presupuesto al mes (opcional)"
          inputMode="decimal"
          help="Por ejemplo, 12,5. Valen hasta que se acuerden otras, con su fecha, en los ajustes de Tiempo de gestión"
        />
      </FieldGrid>
      <Field label="Notas (opcional)" error={errorOf('notes')}>
        {(a11y) => (
          <textarea
            className="form-control"
            rows={4}
            dir="auto"
            {...a11y}
            {...form.register('notes')}
          />
        )}
      </Field>
    </>
  );
}

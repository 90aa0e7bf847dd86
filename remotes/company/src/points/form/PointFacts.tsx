import { FieldGrid, MoreFields, SelectField, TextField } from '@vatio/ui/forms';
import { notKnown, notKnownNote, yesNoOptions } from '../../common/values/words';
import type { PointFormState } from './pointForm';

const fields = ['isElectroIntensive', 'lastPowerChange', 'rightsKw', 'rightsUntil'] as const;

/** Facts of a point that bills and studies need, and that people rarely know. */
export function PointFacts({ form }: { readonly form: PointFormState }) {
  const { defaultValues, errors } = form.formState;
  return (
    <MoreFields
      title="Cambios de potencia y certificados"
      note={notKnownNote}
      isOpen={fields.some((field) => defaultValues?.[field])}
      hasErrors={fields.some((field) => errors[field])}
    >
      <FieldGrid>
        <TextField
          form={form}
          name="lastPowerChange"
          label="Último cambio de potencias"
          type="date"
          help="Hasta doce meses después no se puede pedir otro (RD 88/2026, art. 38.1)"
        />
        <SelectField
          form={form}
          name="isElectroIntensive"
          label="Consumidor electrointensivo"
          options={yesNoOptions}
          placeholder={notKnown}
          help="Con certificado paga menos peajes en 2026"
        />
        <TextField
          form={form}
          name="rightsKw"
          label="Derechos de extensión vigentes, en kW"
          inputMode="decimal"
          help="Hasta esa potencia se puede subir sin pagarlos otra vez"
        />
        <TextField
          form={form}
          name="rightsUntil"
          label="Derechos vigentes hasta"
          type="date"
          help="El último día, incluido"
        />
      </FieldGrid>
    </MoreFields>
  );
}

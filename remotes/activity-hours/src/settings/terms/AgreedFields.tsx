import { FieldGrid, TextField, type TextFieldProps } from '@vatio/ui/forms';
import type { AgreedForm } from './termsForm';

export interface AgreedFieldsProps<In extends AgreedForm> {
  readonly form: TextFieldProps<In>['form'];
}

/** The fields agreed with a client: hours a month, and euros an hour. */
export function AgreedFields<In extends AgreedForm>({ form }: AgreedFieldsProps<In>) {
  return (
    <FieldGrid>
      <TextField
        form={form}
        name={'monthlyBudgetMinutes' as TextFieldProps<In>['name']}
        label="Horas al mes"
        help="Vacío: sin presupuesto"
        inputMode="decimal"
      />
      <TextField
        form={form}
        name={'rateEurPerHour' as TextFieldProps<In>['name']}
        label="Tarifa, en €/h"
        help="Vacía: sin tarifa"
        inputMode="decimal"
      />
    </FieldGrid>
  );
}

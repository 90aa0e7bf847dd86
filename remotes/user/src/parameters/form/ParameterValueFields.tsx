import { parameterNumbers } from '@vatio/contracts/user/parameterRecord';
import { parameterShapes, parameterUnits } from '@vatio/energy/tariff';
import { fileHeading } from '@vatio/records/words';
import { FieldGrid, type FormOfFields, SelectField, TextField } from '@vatio/ui/forms';
import type { ClipboardEvent } from 'react';
import { keysOf, type ParameterSubject } from '../parameterSubject';
import { DoubtTick, type DoubtTickProps } from './DoubtTick';
import { hasLimit, type ParameterForm, pastedValues } from './parameterFormRules';

export interface ParameterValueFieldsProps {
  readonly form: FormOfFields<ParameterForm>;
  readonly subject: ParameterSubject;
  /** The questions about the values, P1 first. */
  readonly doubts: readonly (Pick<DoubtTickProps, 'doubt' | 'isConfirmed'> | undefined | '')[];
  readonly onConfirm: (index: number, isConfirmed: boolean) => void;
  /** Gets several values that were pasted together, and the number of the field they were pasted in. */
  readonly onPasteValues: (first: number, values: readonly string[]) => void;
}

const perOptions = [
  { value: 'day', label: 'Por día' },
  { value: 'year', label: 'Por año de 365 días' },
];
const limitOptions = [
  { value: 'included', label: 'Hasta esa potencia, incluida' },
  { value: 'excluded', label: 'Menos de esa potencia' },
  { value: 'none', label: 'Sin límite de potencia' },
];

/** The values of a change, one for each period, and the further fields of some kinds. */
export function ParameterValueFields(props: ParameterValueFieldsProps) {
  const { form, subject, doubts, onConfirm, onPasteValues } = props;
  const unit = parameterUnits[subject.kind];
  const paste = (first: number) => (event: ClipboardEvent) => {
    const values = pastedValues(event.clipboardData.getData('text'));
    if (values.length < 2) return;
    event.preventDefault();
    onPasteValues(first, values);
  };
  return (
    <>
      <FieldGrid column="col-sm-6 col-md-4">
        {keysOf(subject).map(({ period }, index) => {
          const name = period ? `P${period}` : parameterNumbers.value.label;
          const doubt = doubts[index];
          return (
            <div key={name}>
              <TextField
                form={form}
                name={`values.${index}.value`}
                label={[name, unit && `(${unit})`].join(' ')}
                inputMode="decimal"
                onPaste={paste(index)}
              />
              {doubt && (
                <DoubtTick {...doubt} name={name} onConfirm={(isYes) => onConfirm(index, isYes)} />
              )}
            </div>
          );
        })}
        {parameterShapes[subject.kind].isPer && (
          <SelectField
            form={form}
            name="per"
            label="El valor es"
            options={perOptions}
            placeholder="Elige"
          />
        )}
      </FieldGrid>
      {hasLimit(subject) && (
        <FieldGrid column="col-sm-6">
          <SelectField
            form={form}
            name="limitIs"
            label="A quién se aplica"
            options={limitOptions}
          />
          <TextField
            form={form}
            name="limitKw"
            label={fileHeading(parameterNumbers.limitKw)}
            inputMode="decimal"
          />
        </FieldGrid>
      )}
    </>
  );
}

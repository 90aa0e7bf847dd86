import { type Field, type FieldName, fieldsOf, type RecordFacts } from '@vatio/records/record';
import type { ComponentProps, ReactNode } from 'react';
import type { FieldValues, Path } from 'react-hook-form';
import { type BoundFieldProps, errorOf, type FormOfFields } from '../forms/fields/boundField';
import { CheckboxField } from '../forms/fields/CheckboxField';
import { DayField } from '../forms/fields/DayField';
import { Field as LabelledField } from '../forms/fields/Field';
import { SelectField, type SelectOption } from '../forms/fields/SelectField';
import { TextField } from '../forms/fields/TextField';

export interface RecordFieldsProps<Kind extends RecordFacts, In extends FieldValues> {
  readonly record: Kind;
  readonly form: FormOfFields<In>;
  /** These fields alone, in this order. */
  readonly only?: readonly FieldName<Kind>[];
  /** What the page knows of a field better than its record: a hint that follows the typing. */
  readonly own?: Partial<Readonly<Record<FieldName<Kind>, OwnInput>>>;
}

type OwnInput = {
  readonly help?: ReactNode;
  /** The people to choose from. */
  readonly options?: readonly SelectOption[];
} & Pick<ComponentProps<'input'>, 'spellCheck' | 'autoCapitalize'>;

/** A longer line has the whole width of the form. */
const halfLineMax = 150;
const isWide = (field: Field) =>
  field.kind === 'text' || (field.kind === 'line' && field.max > halfLineMax);

/** The inputs of a record's fields, in their order; short ones side by side. */
export function RecordFields<Kind extends RecordFacts, In extends FieldValues>(
  props: RecordFieldsProps<Kind, In>,
) {
  const { record, form, only, own = {} as NonNullable<typeof props.own> } = props;
  const all = fieldsOf(record);
  const shown = only ? only.flatMap((name) => all.filter(([one]) => one === name)) : all;
  return (
    <div className="row">
      {shown.map(([name, field]) => (
        <div key={name} className={isWide(field) ? 'col-12' : 'col-md-6'}>
          <RecordInput
            form={form}
            name={name as unknown as Path<In>}
            field={field}
            own={own[name]}
          />
        </div>
      ))}
    </div>
  );
}

export interface RecordInputProps<In extends FieldValues>
  extends Pick<BoundFieldProps<In>, 'form' | 'name'> {
  readonly field: Field;
  readonly own?: OwnInput | undefined;
}

/** The input of one field, as its kind needs it. */
export function RecordInput<In extends FieldValues>({
  form,
  name,
  field,
  own: { options = [], ...own } = {},
}: RecordInputProps<In>) {
  const input = { form, name, label: inputLabel(field), help: field.help, ...own };
  switch (field.kind) {
    case 'choice':
    case 'numbered':
      return (
        <SelectField
          {...input}
          options={optionsOf(field.values)}
          placeholder={field.isOptional ? notKnown : field.message}
        />
      );
    case 'flag':
      return field.isOptional ? (
        <SelectField {...input} options={yesNo} placeholder={notKnown} />
      ) : (
        <CheckboxField {...input} />
      );
    case 'person':
      return <SelectField {...input} options={options} placeholder="Nadie" />;
    case 'text':
      return <TextArea {...input} />;
    case 'email':
      return <TextField {...input} type="email" />;
    case 'day':
      return <DayField {...input} />;
    case 'line': {
      const { keyboard } = field;
      if (keyboard === 'tel') return <TextField {...input} type="tel" />;
      return keyboard ? (
        <TextField {...input} inputMode={keyboard} />
      ) : (
        <TextField {...input} dir="auto" />
      );
    }
    case 'periods':
      // Its page knows the tariff: `PeriodInputs`.
      return null;
    default:
      return <TextField {...input} inputMode="decimal" />;
  }
}

/** «Tensión, en kV (opcional)» */
export function inputLabel(field: Field): string {
  const unit = 'unit' in field && field.unit ? `, en ${field.unit}` : '';
  return `${field.label}${unit}${field.isOptional ? ' (opcional)' : ''}`;
}

const notKnown = 'No se sabe';
const yesNo = [
  { value: 'true', label: 'Sí' },
  { value: 'false', label: 'No' },
];
const optionsOf = (values: Readonly<Record<string, string>>) =>
  Object.entries(values).map(([value, label]) => ({ value, label }));

const TextArea = <In extends FieldValues>({ form, name, label, help }: BoundFieldProps<In>) => (
  <LabelledField label={label} help={help} error={errorOf(form, name)}>
    {(a11y) => (
      <textarea className="form-control" rows={4} dir="auto" {...a11y} {...form.register(name)} />
    )}
  </LabelledField>
);

import { printedLineFields } from '@vatio/contracts/billing/billRecord';
import { FieldGrid, RecordInput, SelectField, TextField } from '@vatio/ui/forms';
import { labelOfRow, periodsOfLine } from '../lineRows';
import type { BillFormState } from '../schema/billForm';

export interface LineEditorProps {
  readonly form: BillFormState;
  readonly index: number;
  readonly onRemove: () => void;
}

/** All that can be said of a line. */
export function LineEditor({ form, index, onRemove }: LineEditorProps) {
  const [row, tariff, segments] = form.watch([`lines.${index}`, 'tariff', 'segments']);
  const periods = periodsOfLine(row.kind, tariff);
  const name = <Field extends string>(field: Field) => `lines.${index}.${field}` as const;
  return (
    <fieldset className="border-start border-2 ps-3 mb-3">
      <legend className="form-label fs-6 mb-2">
        Línea {index + 1}: <bdi>{labelOfRow(row)}</bdi>
      </legend>
      <FieldGrid>
        <RecordInput form={form} name={name('kind')} field={printedLineFields.kind} />
        {(periods.length > 0 || row.period !== '') && (
          <SelectField
            form={form}
            name={name('period')}
            label={printedLineFields.period.label}
            options={periods.map((period) => ({ value: String(period), label: `P${period}` }))}
            placeholder="Todos los periodos"
          />
        )}
        {segments.length > 0 && (
          <SelectField
            form={form}
            name={name('segment')}
            label={printedLineFields.segment.label}
            options={segments.map((_, at) => ({ value: String(at), label: `Tramo ${at + 1}` }))}
            placeholder="Toda la factura"
          />
        )}
        <RecordInput form={form} name={name('text')} field={printedLineFields.text} />
        <TextField form={form} name={name('amountEur')} label="Importe, en €" inputMode="decimal" />
        {row.kind === 'electricityTax' && (
          <>
            <TextField
              form={form}
              name={name('ratePercent')}
              label="Tipo que imprime, en % (opcional)"
              inputMode="decimal"
            />
            <TextField
              form={form}
              name={name('baseEur')}
              label="Base que imprime, en € (opcional)"
              inputMode="decimal"
            />
          </>
        )}
      </FieldGrid>
      <button type="button" className="btn btn-sm btn-outline-secondary" onClick={onRemove}>
        Quitar la línea {index + 1}
      </button>
    </fieldset>
  );
}

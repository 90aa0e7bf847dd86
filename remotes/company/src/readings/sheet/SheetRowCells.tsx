import { readingRecord } from '@vatio/contracts/company/readingRecord';
import { isDay } from '@vatio/records/day';
import { monthInShort } from '@vatio/ui/format';
import { DayInput } from '@vatio/ui/forms';
import { type ClipboardEvent, useId } from 'react';
import { type Quantity, quantityFields } from '../quantities';
import type { SheetColumn } from './paste';
import type { SheetFormState } from './sheetForm';

const { fields } = readingRecord;

export interface SheetRowCellsProps {
  readonly form: SheetFormState;
  readonly index: number;
  readonly quantity: Quantity;
  readonly periods: readonly number[];
  readonly onPaste: (event: ClipboardEvent, column: SheetColumn) => void;
}

/** A line of the sheet. */
export function SheetRowCells({ form, index, quantity, periods, onPaste }: SheetRowCellsProps) {
  const from = form.getValues(`rows.${index}.from`);
  const name = isDay(from) ? monthInShort(from) : `fila ${index + 1}`;
  const path = `rows.${index}` as const;
  return (
    <tr>
      <th scope="row">{name}</th>
      {(['from', 'to'] as const).map((column) => (
        <SheetCell
          key={column}
          form={form}
          onPaste={onPaste}
          column={column}
          hasDay
          name={`${path}.${column}`}
          label={`${fields[column].label}, ${name}`}
        />
      ))}
      {periods.map((period) => (
        <SheetCell
          // The cells of another quantity are other fields.
          key={`${quantity}.${period}`}
          form={form}
          onPaste={onPaste}
          column={period}
          name={`${path}.${quantity}.${period}`}
          label={`${quantityFields[quantity].label} de P${period + 1}, ${name}`}
        />
      ))}
      <td className="text-center">
        <input
          type="checkbox"
          className="form-check-input mt-2"
          aria-label={`${fields.isEstimated.label}, ${name}`}
          {...form.register(`${path}.isEstimated`)}
        />
      </td>
    </tr>
  );
}

type CellName = `rows.${number}.${'from' | 'to'}` | `rows.${number}.${Quantity}.${number}`;

interface SheetCellProps extends Pick<SheetRowCellsProps, 'form' | 'onPaste'> {
  readonly column: SheetColumn;
  readonly name: CellName;
  readonly label: string;
  readonly hasDay?: boolean;
}

function SheetCell({ form, name, label, column, hasDay = false, onPaste }: SheetCellProps) {
  const id = useId();
  const error = form.getFieldState(name, form.formState).error?.message;
  const cell = {
    'aria-label': label,
    'aria-invalid': Boolean(error),
    'aria-describedby': error && id,
    ...form.register(name),
    onPaste: (event: ClipboardEvent) => onPaste(event, column),
  };
  return (
    <td>
      {hasDay ? (
        <DayInput hasCalendar={false} {...cell} />
      ) : (
        <input className="form-control" inputMode="decimal" autoComplete="off" {...cell} />
      )}
      {error && (
        <div className="field-error" id={id}>
          {error}
        </div>
      )}
    </td>
  );
}

import { readingRecord, readingSourceLabels } from '@vatio/contracts/company/readingRecord';
import { count } from '@vatio/ui/format';
import { SelectField } from '@vatio/ui/forms';
import { Segments } from '@vatio/ui/layout';
import { Plus } from 'lucide-react';
import { type ClipboardEvent, useState } from 'react';
import { optionsOf } from '../../common/values/words';
import type { SupplyPoint } from '../../points/point';
import { type Quantity, quantities, quantityFields } from '../quantities';
import { mostRows, type Pasted, pasteBlock, type SheetColumn } from './paste';
import { SheetRowCells } from './SheetRowCells';
import { cellCount, offeredAfter, rowsToCome } from './sheet';
import type { SheetFormState } from './sheetForm';
import { todayAt } from './todayAt';

export interface ReadingSheetProps {
  readonly form: SheetFormState;
  readonly point: Pick<SupplyPoint, 'cups' | 'territory'>;
  /** One reading is corrected: there are no other rows. */
  readonly isOne: boolean;
  /** The contracts of the year say how many periods there are. */
  readonly hasOneCount: boolean;
}

const { fields } = readingRecord;
const counts = [
  { value: '6', label: '6 (3.0TD, 6.xTD)' },
  { value: '3', label: '3 (2.0TD)' },
];

/** Cells to be typed in, or pasted into from a spreadsheet: days, a number for each period, estimated or not. */
export function ReadingSheet({ form, point, isOne, hasOneCount }: ReadingSheetProps) {
  const [quantity, setQuantity] = useState<Quantity>('energia');
  const [notice, setNotice] = useState('');
  const [rows, energies] = form.watch(['rows', 'energies']);
  const periods = Array.from(
    { length: cellCount(quantity, Number(energies)) },
    (_, index) => index,
  );

  const paste = (event: ClipboardEvent, row: number, column: SheetColumn) => {
    const text = event.clipboardData.getData('text');
    const place = { rows, quantity, energies: Number(energies), row, column };
    const pasted = pasteBlock(text, { ...place, canGrow: !isOne, cups: point.cups });
    if (!pasted) return;
    event.preventDefault();
    form.setValue('rows', [...pasted.rows], { shouldDirty: true, shouldTouch: true });
    setQuantity(pasted.quantity);
    const early = rowsToCome(pasted.rows, todayAt(point.territory));
    setNotice(noticeOf(pasted, early.length));
    void form.trigger(form.formState.isSubmitted ? undefined : early.map(lastDayOf));
  };

  return (
    <>
      <div className="row g-3">
        <div className="col-sm-6 col-lg-3">
          <SelectField
            form={form}
            name="source"
            label={fields.source.label}
            options={optionsOf(readingSourceLabels)}
          />
        </div>
        {!hasOneCount && (
          <div className="col-sm-6 col-lg-3">
            <SelectField form={form} name="energies" label="Periodos de energía" options={counts} />
          </div>
        )}
      </div>
      <Segments
        label="Qué se escribe"
        options={quantities.map((value) => ({
          value,
          label: `${quantityFields[value].label}, ${quantityFields[value].unit}${errorMark(form, value)}`,
        }))}
        value={quantity}
        onChange={setQuantity}
      />
      <p className="form-text" id="sheet-help">
        Puedes copiar un bloque en tu hoja de cálculo y pegarlo en una celda: rellena las de su
        derecha y las de debajo. Si copias también la cabecera (Mes, P1_kW… o P1_kWh…), cada cifra
        va a su sitio. Los meses sin ninguna cifra no se guardan.
      </p>
      <section className="sheet" aria-label="Hoja de lecturas" aria-describedby="sheet-help">
        <table className="table">
          <thead>
            <tr>
              <th scope="col">Mes</th>
              <th scope="col">{fields.from.label}</th>
              <th scope="col">{fields.to.label}</th>
              {periods.map((index) => (
                <th key={index} scope="col">
                  P{index + 1}, {quantityFields[quantity].unit}
                </th>
              ))}
              <th scope="col">{fields.isEstimated.label}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map((_, index) => (
              <SheetRowCells
                // biome-ignore lint/suspicious/noArrayIndexKey: rows are only ever added at the end
                key={index}
                form={form}
                index={index}
                quantity={quantity}
                periods={periods}
                onPaste={(event, column) => paste(event, index, column)}
              />
            ))}
          </tbody>
        </table>
      </section>
      <p role="status" className="form-text">
        {notice}
      </p>
      {!isOne && rows.length < mostRows && (
        <button
          type="button"
          className="btn btn-sm btn-outline-secondary"
          onClick={() =>
            form.setValue('rows', [...rows, offeredAfter(rows.at(-1), todayAt(point.territory))], {
              shouldDirty: true,
            })
          }
        >
          <Plus aria-hidden="true" /> Añadir fila
        </button>
      )}
    </>
  );
}

const lastDayOf = (row: number) => `rows.${row}.to` as const;

/** @param early how many rows end in a day to come */
function noticeOf({ leftOver, others }: Pasted, early: number): string {
  const notices = [
    others > 0 &&
      `${count(others, 'fila es', 'filas son')} de otro CUPS y no se ${others === 1 ? 'ha' : 'han'} pegado.`,
    leftOver > 0 &&
      `${count(leftOver, 'celda pegada no cabía', 'celdas pegadas no cabían')} en la hoja: comprueba dónde la has pegado.`,
    early > 0 &&
      `${count(early, 'fila acaba', 'filas acaban')} en un día que todavía no ha llegado: para guardar las demás, borra sus cifras o cambia ese día.`,
  ].filter((notice) => notice !== false);
  return notices.join(' ') || 'Pegado. Comprueba las cifras antes de guardar.';
}

/** « · 2 errores», also for a quantity that is not on screen. */
function errorMark(form: SheetFormState, quantity: Quantity): string {
  const rows = Object.values(form.formState.errors.rows ?? {}) as Partial<
    Record<Quantity, object>
  >[];
  const wrong = rows.flatMap((row) => Object.keys(row?.[quantity] ?? {})).length;
  return wrong > 0 ? ` · ${count(wrong, 'error', 'errores')}` : '';
}

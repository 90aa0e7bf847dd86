import type { ReadingSource } from '@vatio/contracts/company/readingRecord';
import { HttpError, notify } from '@vatio/platform';
import { count } from '@vatio/ui/format';
import { conflictOf, FormActions, FormAlert, RestoredDraft, useSavedForm } from '@vatio/ui/forms';
import { Card, notifyError, notifyUndo } from '@vatio/ui/layout';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { SupplyContract } from '../../common/contract';
import type { SupplyPoint } from '../../points/point';
import { type Reading, readingDays } from '../consumption/consumption';
import { fieldsOf } from '../ReadingActions';
import { useAddReadings, useChangeReading } from '../readingApi';
import { ReadingConflictChoice } from './ReadingConflictChoice';
import { ReadingSheet } from './ReadingSheet';
import { fieldsOfSheet, isEmpty, readingOf, rowOf, rowsOfYear } from './sheet';
import { energyCounts, type SheetForm, sheetSchema } from './sheetForm';
import { todayAt } from './todayAt';

export interface ReadingEditorProps {
  readonly point: SupplyPoint;
  readonly contracts: readonly SupplyContract[];
  readonly year: string;
  /** All readings of the year, of any source. */
  readonly readings: readonly Reading[];
  /** The reading that is corrected; undefined: new readings are typed. */
  readonly edited: Reading | undefined;
  readonly source: ReadingSource;
  readonly onClose: () => void;
  readonly onSaved: (source: ReadingSource) => void;
}

/** The sheet in which readings are typed: a year of them at once, or one that is corrected. */
export function ReadingEditor(props: ReadingEditorProps) {
  const { point, contracts, year, edited, onClose, onSaved } = props;
  const counts = energyCounts(contracts, edited ?? { from: `${year}-01-01`, to: `${year}-12-31` });
  const [defaults] = useState(() => startOf(props, counts));
  const { territory } = point;
  const schema = useMemo(
    () => sheetSchema(() => ({ today: todayAt(territory), supply: { territory, contracts } })),
    [territory, contracts],
  );
  const { form, restored, discardDraft, done } = useSavedForm({
    schema,
    defaults,
    draftKey: `company/readings/${point.id}/${edited?.id ?? year}`,
  });
  const { setFocus } = form;
  // The button that opened the sheet is gone.
  useEffect(() => setFocus('rows.0.energia.0'), [setFocus]);
  const add = useAddReadings(point.id);
  const change = useChangeReading();
  /** The row of the sheet of each reading that was sent. */
  const sent = useRef<readonly number[]>([]);
  const failure = add.error ?? change.error;
  const error = useMemo(() => onSheet(failure, sent.current), [failure]);
  const conflict = conflictOf<object, Reading>(change.error)?.current;

  const finish = (source: ReadingSource) => {
    done();
    onSaved(source);
  };
  const correct = (values: SheetForm, before: Reading) => {
    const { energies, source } = read(values);
    const [row] = values.rows;
    if (!row) return;
    const { id, version } = before;
    change.mutate(
      { id, version, ...readingOf(row, energies, source) },
      {
        onSuccess: (after) => {
          finish(source);
          notifyUndo({
            text: `Lectura de ${readingDays(after)} guardada`,
            onUndo: () => {
              const back = { id, version: after.version, ...fieldsOf(before) };
              change.mutateAsync(back).catch(notifyError);
            },
          });
        },
      },
    );
  };
  const send = (values: SheetForm) => {
    if (edited) return correct(values, conflict ?? edited);
    const { energies, source } = read(values);
    sent.current = values.rows.flatMap((row, index) => (isEmpty(row) ? [] : [index]));
    const rows = values.rows.filter((row) => !isEmpty(row));
    add.mutate(
      rows.map((row) => readingOf(row, energies, source)),
      {
        onSuccess: (added) => {
          finish(source);
          notify(`${count(added.length, 'lectura guardada', 'lecturas guardadas')}`, {
            kind: 'success',
          });
        },
      },
    );
  };

  return (
    <Card
      title={edited ? `Editar la lectura de ${readingDays(edited)}` : `Añadir lecturas de ${year}`}
      isWide
    >
      <form noValidate onSubmit={form.handleSubmit(send)}>
        {restored && <RestoredDraft onDiscard={discardDraft} />}
        <ReadingSheet
          form={form}
          point={point}
          isOne={edited !== undefined}
          hasOneCount={counts.length === 1}
        />
        {conflict ? (
          <ReadingConflictChoice
            current={conflict}
            onDropMine={() => {
              done();
              onClose();
            }}
          />
        ) : (
          <FormAlert form={form} error={error} />
        )}
        <FormActions pending={add.isPending || change.isPending} onCancel={onClose}>
          {conflict ? 'Guardar lo mío' : edited ? 'Guardar la lectura' : 'Guardar las lecturas'}
        </FormActions>
      </form>
    </Card>
  );
}

function startOf(
  { point, edited, source, year, readings }: ReadingEditorProps,
  counts: readonly number[],
): SheetForm {
  if (edited) {
    const energies = String(edited.energyKwh.length);
    return { source: edited.source, energies, rows: [rowOf(edited)] };
  }
  const ofSource = readings.filter((one) => one.source === source);
  const energies = String(counts[0] ?? 6);
  return { source, energies, rows: rowsOfYear(year, ofSource, todayAt(point.territory)) };
}

const read = ({ source, energies }: SheetForm) =>
  ({ source: source === 'invoice' ? 'invoice' : 'manual', energies: Number(energies) }) as const;

function onSheet(error: unknown, sent: readonly number[]): unknown {
  if (!(error instanceof HttpError) || Object.keys(error.fields).length === 0) return error;
  const fields = fieldsOfSheet(error.fields, sent);
  return new HttpError({ status: error.status, body: { message: error.message, fields } });
}

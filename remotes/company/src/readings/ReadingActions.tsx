import { useHasRole } from '@vatio/platform';
import { notifyError, notifyUndo } from '@vatio/ui/layout';
import { Pencil, Trash2 } from 'lucide-react';
import { type Reading, readingDays } from './consumption/consumption';
import { useAddReadings, useDeleteReading } from './readingApi';

export interface ReadingActionsProps {
  readonly reading: Reading;
  readonly onEdit: () => void;
}

/** The actions on a reading. It is deleted at once, and the deletion can be undone. */
export function ReadingActions({ reading, onEdit }: ReadingActionsProps) {
  const canWrite = useHasRole('admin', 'writer', 'pds_editor');
  const canDelete = useHasRole('admin', 'writer');
  const remove = useDeleteReading();
  const again = useAddReadings(reading.supplyPointId);
  const days = readingDays(reading);

  const onDelete = () =>
    remove.mutate(reading, {
      onError: notifyError,
      onSuccess: () =>
        notifyUndo({
          text: `Lectura de ${days} borrada`,
          onUndo: () => {
            again.mutateAsync([fieldsOf(reading)]).catch(notifyError);
          },
        }),
    });

  return (
    <span className="d-inline-flex gap-1">
      {canWrite && (
        <button
          type="button"
          className="btn btn-sm btn-outline-secondary"
          aria-label={`Editar la lectura de ${days}`}
          title="Editar"
          onClick={onEdit}
        >
          <Pencil aria-hidden="true" />
        </button>
      )}
      {canDelete && (
        <button
          type="button"
          className="btn btn-sm btn-outline-danger"
          aria-label={`Borrar la lectura de ${days}`}
          title="Borrar"
          aria-disabled={remove.isPending}
          onClick={() => remove.isPending || onDelete()}
        >
          <Trash2 aria-hidden="true" />
        </button>
      )}
    </span>
  );
}

/** A reading as it is sent. */
export function fieldsOf(reading: Reading) {
  const { from, to, energyKwh, reactiveKvarh, maxKw, isEstimated, source } = reading;
  return { from, to, energyKwh, reactiveKvarh, maxKw, isEstimated, source };
}

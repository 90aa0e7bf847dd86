import { count } from '@vatio/ui/format';
import { Card, messageOf } from '@vatio/ui/layout';
import { useId, useState } from 'react';
import { Amounts } from '../../common/imports/Amounts';
import { type ConflictChoice, type ImportCheck, isKnown } from '../curveImport';
import { useCancelImport } from '../curveImportApi';
import { changeOf, confirmLabel, type ImportChange, whyNot } from '../curveImportChange';
import { ConflictChoiceField } from './ConflictChoiceField';
import { useConfirmOnce } from './useConfirmOnce';

export interface DecideCardProps {
  readonly id: string;
  readonly check: ImportCheck;
  readonly canImport: boolean;
}

/** Nothing is written yet: what would be, and the two ways on. */
export function DecideCard({ id, check, canImport }: DecideCardProps) {
  const [choice, setChoice] = useState<ConflictChoice>('replace');
  const confirm = useConfirmOnce(id);
  const cancel = useCancelImport();
  const reasonId = useId();

  const change = changeOf(check, choice);
  const reason = whyNot(check, choice);
  const left = check.points.filter((point) => !isKnown(point)).length;
  const isBusy = confirm.isPending || cancel.isPending;
  const error = confirm.error ?? cancel.error;

  return (
    <Card title="¿Importamos estas lecturas?">
      {left < check.points.length && (
        <Amounts
          amounts={[
            ['Nuevas', change.added],
            ['Iguales a lo guardado', sameOf(change)],
            change.improved > 0 && [
              'Mejoran lo guardado (real en vez de estimado)',
              change.improved,
            ],
            change.worse > 0 && ['No se usan (estimadas, y lo guardado es real)', change.worse],
            ['Distintas de lo guardado', change.different],
          ]}
        />
      )}
      {change.different > 0 && canImport && (
        <ConflictChoiceField value={choice} onChange={setChoice} />
      )}
      {left > 0 && reason === undefined && (
        <p className="alert alert-warning">
          {count(left, 'curva se queda fuera', 'curvas se quedan fuera')} porque su CUPS no tiene
          punto de suministro. Créalo más abajo si quieres importarla también.
        </p>
      )}
      {error && (
        <p className="alert alert-danger" role="alert">
          {messageOf(error)}
        </p>
      )}
      {reason && (
        <p id={reasonId} className="fw-bold">
          {reason}
        </p>
      )}
      {!canImport && (
        <p className="mb-0">
          Solo puedes consultarla: para importar hace falta ser administrador, editor o editor de
          PDS.
        </p>
      )}
      {canImport && (
        <div className="d-flex flex-wrap gap-2">
          <button
            type="button"
            className="btn btn-primary"
            aria-disabled={isBusy || reason !== undefined}
            aria-describedby={reason ? reasonId : undefined}
            onClick={() => isBusy || reason !== undefined || void confirm.confirm(choice)}
          >
            {reason === undefined ? confirmLabel(change) : 'Importar'}
          </button>
          <button
            type="button"
            className="btn btn-outline-secondary"
            aria-disabled={isBusy}
            onClick={() => isBusy || cancel.mutate(id)}
          >
            Descartar el fichero
          </button>
        </div>
      )}
    </Card>
  );
}

/** Of those that stay as they are, those that the file says as well. */
const sameOf = ({ unchanged, worse, different, replaced, improved }: ImportChange) =>
  unchanged - worse - (different - (replaced - improved));

import { count } from '@vatio/ui/format';
import { Amounts } from '@vatio/ui/import';
import { ActionButton, Card, Failure } from '@vatio/ui/layout';
import { useId, useState } from 'react';
import { type ConflictChoice, type CurveImport, type ImportCheck, isKnown } from '../curveImport';
import { useCancelImport, useRecheckImport } from '../curveImportApi';
import { changeOf, confirmLabel, type ImportChange, whyNot } from '../curveImportChange';
import { answersInWords } from '../importQuestion';
import { RadioChoices } from './RadioChoices';
import { useConfirmOnce } from './useConfirmOnce';

export interface DecideCardProps {
  readonly found: CurveImport;
  readonly check: ImportCheck;
  readonly canImport: boolean;
}

/** Shows what would be written, before any of it is, and the two ways on. */
export function DecideCard({ found, check, canImport }: DecideCardProps) {
  const { supplyPointId, answers } = found;
  const [choice, setChoice] = useState<ConflictChoice>('replace');
  const confirm = useConfirmOnce(found);
  const cancel = useCancelImport();
  const recheck = useRecheckImport(found);
  const reasonId = useId();

  const change = changeOf(check, choice);
  const reason = whyNot(check, choice);
  const left = check.points.filter((point) => !isKnown(point)).length;
  const isBusy = confirm.isPending || cancel.isPending || recheck.isPending;
  const error = confirm.error ?? cancel.error ?? recheck.error;
  const said = answersInWords(answers);

  return (
    <Card title="¿Importamos estas lecturas?">
      {said && (
        <p>
          Leído como se ha dicho: {said}.{' '}
          {canImport && (
            <button
              type="button"
              className="btn btn-link p-0 align-baseline"
              disabled={isBusy}
              onClick={() => recheck.mutate({ supplyPointId, answers: {} })}
            >
              Cambiar la respuesta
            </button>
          )}
        </p>
      )}
      {left < check.points.length && (
        <Amounts
          amounts={{
            Nuevas: change.added,
            'Iguales a lo guardado': sameOf(change),
            'Mejoran lo guardado (real en vez de estimado)': change.improved || undefined,
            'No se usan (estimadas, y lo guardado es real)': change.worse || undefined,
            'Distintas de lo guardado': change.different,
          }}
        />
      )}
      {change.different > 0 && canImport && (
        <RadioChoices
          legend="¿Qué hacemos con las lecturas distintas?"
          choices={choices}
          value={choice}
          onChange={setChoice}
        />
      )}
      {left > 0 && reason === undefined && (
        <p className="alert alert-warning">
          {count(left, 'curva se queda fuera', 'curvas se quedan fuera')} porque su CUPS no tiene
          punto de suministro. Créalo más abajo si quieres importarla también.
        </p>
      )}
      <Failure error={error} />
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
          <ActionButton
            look="primary"
            isOff={isBusy || reason !== undefined}
            aria-describedby={reason ? reasonId : undefined}
            onClick={() => void confirm.confirm(choice)}
          >
            {reason === undefined ? confirmLabel(change) : 'Importar'}
          </ActionButton>
          <ActionButton
            look="outline-secondary"
            isOff={isBusy}
            onClick={() => cancel.mutate(found)}
          >
            Descartar el fichero
          </ActionButton>
        </div>
      )}
    </Card>
  );
}

/** The unchanged readings that the file has, too. */
const sameOf = ({ unchanged, worse, different, replaced, improved }: ImportChange) =>
  unchanged - worse - (different - (replaced - improved));

const choices: readonly { readonly value: ConflictChoice; readonly label: string }[] = [
  { value: 'replace', label: 'Sustituir lo guardado' },
  { value: 'keep', label: 'Conservar lo guardado y añadir solo lo que falta' },
];

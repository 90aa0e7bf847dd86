import { count, number } from '@vatio/ui/format';
import { Card, messageOf } from '@vatio/ui/layout';
import { useId, useState } from 'react';
import { type ConflictChoice, type ImportCheck, isKnown } from '../curveImport';
import { useCancelImport } from '../curveImportApi';
import { changeOf, confirmLabel, type ImportChange, whyNot } from '../curveImportChange';
import { useConfirmOnce } from './useConfirmOnce';

export interface DecideCardProps {
  readonly id: string;
  readonly check: ImportCheck;
  readonly canImport: boolean;
}

/** Nothing is written yet: shows what would be, and the two ways on. */
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
        <dl className="change-counts">
          <Amount label="Nuevas" value={change.added} />
          <Amount label="Iguales a lo guardado" value={sameOf(change)} />
          {change.improved > 0 && (
            <Amount label="Mejoran lo guardado (real en vez de estimado)" value={change.improved} />
          )}
          {change.worse > 0 && (
            <Amount label="No se usan (estimadas, y lo guardado es real)" value={change.worse} />
          )}
          <Amount label="Distintas de lo guardado" value={change.different} />
        </dl>
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

/** The unchanged readings that the file has, too. */
const sameOf = ({ unchanged, worse, different, replaced, improved }: ImportChange) =>
  unchanged - worse - (different - (replaced - improved));

function Amount({ label, value }: { readonly label: string; readonly value: number }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{number(value)}</dd>
    </div>
  );
}

const choices: readonly { readonly value: ConflictChoice; readonly label: string }[] = [
  { value: 'replace', label: 'Sustituir lo guardado' },
  { value: 'keep', label: 'Conservar lo guardado y añadir solo lo que falta' },
];

interface ConflictChoiceFieldProps {
  readonly value: ConflictChoice;
  readonly onChange: (value: ConflictChoice) => void;
}

/** What to do with readings of the file that differ from the stored ones. */
function ConflictChoiceField({ value, onChange }: ConflictChoiceFieldProps) {
  const name = useId();
  return (
    <fieldset className="mb-3">
      <legend className="form-label fs-6">¿Qué hacemos con las lecturas distintas?</legend>
      {choices.map((choice) => (
        <div key={choice.value} className="form-check">
          <input
            type="radio"
            className="form-check-input"
            id={`${name}-${choice.value}`}
            name={name}
            checked={choice.value === value}
            onChange={() => onChange(choice.value)}
          />
          <label className="form-check-label" htmlFor={`${name}-${choice.value}`}>
            {choice.label}
          </label>
        </div>
      ))}
    </fieldset>
  );
}

import type { OpenedStudies } from '@vatio/contracts/energy-analysis/portfolios';
import { formatCups } from '@vatio/energy/cups';
import { notify } from '@vatio/platform';
import { count, number } from '@vatio/ui/format';
import { ActionButton, Failure } from '@vatio/ui/layout';
import { BulkBar, type Selection } from '@vatio/ui/table';
import { useId, useState } from 'react';
import { Link } from 'react-router-dom';
import { mostAtOnce } from '../portfolio';
import { useOpenStudies } from '../portfolioApi';

export interface OpenStudiesProps {
  readonly portfolioId: string;
  readonly selection: Selection;
}

/** Opens a study of each ticked point, and says for which points none was opened. Render it last. */
export function OpenStudies({ portfolioId, selection }: OpenStudiesProps) {
  const open = useOpenStudies(portfolioId);
  const [done, setDone] = useState(0);
  const hintId = useId();
  const ids = [...selection.ids];
  const isTooMany = ids.length > mostAtOnce;
  const told = (answer: OpenedStudies) => {
    selection.clear();
    // The details are at the end of the table, which may be out of sight.
    notify(sentenceOf(answer), { kind: answer.opened.length > 0 ? 'success' : 'warning' });
  };
  return (
    <>
      {open.data && <Outcome opened={open.data} />}
      <Failure error={open.error} className="mt-3" />
      <BulkBar
        count={ids.length}
        onClear={selection.clear}
        label={count(ids.length, 'punto seleccionado', 'puntos seleccionados')}
      >
        <ActionButton
          look="primary btn-sm"
          isOff={isTooMany}
          busy={open.isPending && `Abriendo: ${number(done)} de ${number(ids.length)}`}
          {...(isTooMany && { 'aria-describedby': hintId })}
          onClick={() =>
            open.mutate({ supplyPointIds: ids, onProgress: setDone }, { onSuccess: told })
          }
        >
          Abrir estudios
        </ActionButton>
        {isTooMany && <span id={hintId}>Como mucho {mostAtOnce} a la vez</span>}
      </BulkBar>
    </>
  );
}

/** «12 estudios abiertos, 2 en borrador porque faltan datos.» */
function sentenceOf({ opened }: OpenedStudies): string {
  if (opened.length === 0) return 'No se ha abierto ningún estudio.';
  const drafts = opened.filter(({ state }) => state === 'draft').length;
  const lacking = drafts > 0 ? `, ${number(drafts)} en borrador porque faltan datos` : '';
  return `${count(opened.length, 'estudio abierto', 'estudios abiertos')}${lacking}.`;
}

/** The opened studies, and the points that were skipped. */
function Outcome({ opened: answer }: { readonly opened: OpenedStudies }) {
  return (
    <div className="alert alert-info mt-3">
      <p className="mb-0">
        {sentenceOf(answer)}{' '}
        {answer.opened.length > 0 && <Link to="/energy-analysis">Ver los estudios</Link>}
      </p>
      {answer.skipped.length > 0 && (
        <ul className="mb-0 mt-2">
          {answer.skipped.map(({ supplyPointId, cups, message }) => (
            <li key={supplyPointId}>
              {formatCups(cups)}: {message}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

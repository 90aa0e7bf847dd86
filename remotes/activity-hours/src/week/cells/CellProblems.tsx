import { formatDuration, parseDuration } from '@vatio/records/duration';
import { type RefObject, useSyncExternalStore } from 'react';
import type { CellEdit, CellStore } from './cellStore';

export interface CellProblemsProps {
  readonly store: CellStore;
  readonly box: RefObject<HTMLDivElement | null>;
  readonly labelOf: (cellKey: string) => string;
  /** A choice was made: the keyboard goes on in the square. */
  readonly onDone: (cellKey: string) => void;
}

/**
 * The values that failed to save, each with its reason and remedy; another tab's value beside the one typed
 * here.
 */
export function CellProblems({ store, box, labelOf, onDone }: CellProblemsProps) {
  const edits = useSyncExternalStore(store.subscribe, store.edits);
  const stuck = [...edits].filter(([, { state }]) => state === 'failed' || state === 'conflict');
  const [first] = stuck;
  const retriable = stuck.filter(([, edit]) => edit.state === 'failed' && isReadable(edit));
  const act = (key: string, does: (key: string) => void) => () => {
    does(key);
    onDone(key);
  };
  return (
    <div ref={box}>
      {stuck.length > 0 && (
        <div className="alert alert-warning" role="alert">
          <ul className="list-unstyled mb-0">
            {stuck.map(([key, edit]) => (
              <li
                key={key}
                data-cell={key}
                className="d-flex flex-wrap align-items-center gap-2 py-1"
              >
                <span>
                  <strong>
                    <bdi>{labelOf(key)}</bdi>:
                  </strong>{' '}
                  {edit.state === 'conflict' ? conflictInWords(edit) : failureInWords(edit)}
                </span>
                {edit.state === 'conflict' ? (
                  <>
                    <Choice look="btn-primary" onClick={act(key, (one) => store.insist(one))}>
                      {edit.text ? `Dejar ${edit.text}` : 'Borrar'}
                    </Choice>
                    <Choice look="btn-light" onClick={act(key, (one) => store.drop(one))}>
                      {edit.current
                        ? `Dejar ${formatDuration(edit.current.minutes)}`
                        : 'Dejarla vacía'}
                    </Choice>
                  </>
                ) : (
                  <>
                    {isReadable(edit) ? (
                      <Choice
                        look="btn-primary"
                        name={`Reintentar ${labelOf(key)}`}
                        onClick={act(key, (one) => store.retry(one))}
                      >
                        Reintentar
                      </Choice>
                    ) : (
                      <Choice
                        look="btn-primary"
                        name={`Corregir ${labelOf(key)}`}
                        onClick={() => onDone(key)}
                      >
                        Corregir
                      </Choice>
                    )}
                    <Choice
                      look="btn-light"
                      name={`Descartar ${labelOf(key)}`}
                      onClick={act(key, (one) => store.drop(one))}
                    >
                      Descartar
                    </Choice>
                  </>
                )}
              </li>
            ))}
          </ul>
          {first && retriable.length > 1 && (
            <Choice look="btn-primary mt-2" onClick={act(first[0], () => store.retryAll())}>
              Reintentar todo
            </Choice>
          )}
        </div>
      )}
    </div>
  );
}

interface ChoiceProps {
  readonly look: string;
  readonly name?: string;
  readonly onClick: () => void;
  readonly children: string;
}

const Choice = ({ look, name, onClick, children }: ChoiceProps) => (
  <button type="button" className={`btn btn-sm ${look}`} aria-label={name} onClick={onClick}>
    {children}
  </button>
);

/** True if a second try can succeed: otherwise the value has to be typed again. */
const isReadable = ({ text }: CellEdit): boolean =>
  text.trim() === '' || 'minutes' in parseDuration(text);

function failureInWords(edit: CellEdit): string {
  const { text, problem = '' } = edit;
  if (text === '') return `no se ha borrado. ${problem}`;
  return isReadable(edit) ? `${text} no se ha guardado. ${problem}` : problem;
}

function conflictInWords({ text, current }: CellEdit): string {
  const yours = text ? `aquí has escrito ${text}` : 'aquí lo has borrado';
  const theirs = current ? `ahora hay ${formatDuration(current.minutes)}` : 'ya no hay nada';
  return `${yours} y, desde otra pestaña, ${theirs}. ¿Qué vale?`;
}

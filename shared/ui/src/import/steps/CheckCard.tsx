import type { RowImportAnswer } from '@vatio/contracts/imports/rows';
import { ActionButton, Card, messageOf } from '@vatio/ui/layout';
import { type ReactNode, useId } from 'react';
import { Amounts } from '../Amounts';
import { countsOf } from '../file/notes';
import type { CheckedFile } from './useFileImport';

/** The words around what a check found, in the number and gender of what is imported. */
export interface CheckWords {
  /** «¿Importamos estos puntos?» */
  readonly question: string;
  /** «No hay ningún punto nuevo que importar.» */
  readonly nothing: string;
  /** «, o importa ahora solo las correctas: las demás se quedan fuera» */
  readonly onlySound: string;
  /** The button. @param wrong rows are left out */
  readonly importLabel: (create: number, wrong: number) => string;
}

export interface CheckCardProps<Answer extends RowImportAnswer> extends CheckedFile<Answer> {
  readonly words: CheckWords;
  readonly amounts: Readonly<Record<string, number | undefined>>;
  /** The step required before anything is written; `undefined`: none. */
  readonly hold?: string | undefined;
  /** Further remarks about it. */
  readonly children: ReactNode;
}

/** The outcome of an import before anything is written, and the button that writes. */
export function CheckCard<Answer extends RowImportAnswer>(props: CheckCardProps<Answer>) {
  const { flow, chosen, answer, words, amounts, hold, children } = props;
  const holdId = useId();
  const { run, startCheck, startImport } = flow;
  const { create, error: wrong } = countsOf(answer.rows);
  return (
    <Card title={wrong > 0 ? 'Hay filas con errores' : words.question}>
      <Amounts isLive amounts={amounts} />
      {children}
      {wrong > 0 && (
        <p>
          Corrige las filas en tu fichero y elígelo de nuevo
          {create > 0 && words.onlySound}.
        </p>
      )}
      {run.isError && (
        <div className="alert alert-danger" role="alert">
          <p>{failureOf(run.error)}</p>
          <ActionButton look="outline-danger btn-sm" onClick={() => startCheck(chosen)}>
            Comprobar de nuevo
          </ActionButton>
        </div>
      )}
      {create === 0 ? (
        <p className="fw-bold mb-0">{words.nothing}</p>
      ) : (
        <>
          {hold && (
            <p id={holdId} className="text-danger">
              {hold}
            </p>
          )}
          <ActionButton
            look="primary"
            isOff={hold !== undefined}
            busy={run.isPending && 'Importando…'}
            onClick={() => startImport(chosen, answer)}
            {...(hold && { 'aria-describedby': holdId })}
          >
            {words.importLabel(create, wrong)}
          </ActionButton>
        </>
      )}
    </Card>
  );
}

/** A failure lists up to 50 rows by field: the next check shows their problems. */
const failureOf = (error: unknown) =>
  messageOf(error).length > 300
    ? 'Algo ha cambiado desde la comprobación, así que no se ha importado nada.'
    : messageOf(error);

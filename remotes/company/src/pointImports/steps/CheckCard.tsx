import { count, number } from '@vatio/ui/format';
import { ActionButton, Card, messageOf } from '@vatio/ui/layout';
import { Amounts } from '../../common/imports/Amounts';
import { countsOf, type PointImportAnswer } from '../file/pointImport';
import type { CheckedFile } from './usePointImport';

/** The outcome of an import before anything is written, and the button that writes. */
export function CheckCard({ flow: { run, startCheck, startImport }, chosen, answer }: CheckedFile) {
  const { create, exists, error: wrong } = countsOf(answer.rows);
  return (
    <Card title={wrong > 0 ? 'Hay filas con errores' : '¿Importamos estos puntos?'}>
      <Amounts isLive amounts={{ Nuevos: create, 'Ya existen': exists, 'Con errores': wrong }} />
      {create > 0 && <p>{withWhat(answer)}</p>}
      {exists > 0 && (
        <p>
          {count(
            exists,
            'punto ya está dado de alta: se queda como está, con su contrato.',
            'puntos ya están dados de alta: se quedan como están, con sus contratos.',
          )}
        </p>
      )}
      {wrong > 0 && (
        <p>
          Corrige las filas en tu fichero y elígelo de nuevo
          {create > 0 && ', o importa ahora solo las correctas: las demás se quedan fuera'}.
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
        <p className="fw-bold mb-0">No hay ningún punto nuevo que importar.</p>
      ) : (
        <ActionButton
          look="primary"
          busy={run.isPending && 'Importando…'}
          onClick={() => startImport(chosen, answer)}
        >
          {importLabel(create, wrong)}
        </ActionButton>
      )}
    </Card>
  );
}

const importLabel = (create: number, wrong: number) =>
  wrong > 0
    ? `Importar solo ${create === 1 ? 'el correcto' : `los ${number(create)} correctos`}`
    : `Importar ${count(create, 'punto', 'puntos')}`;

function withWhat({ newClients, newContracts }: PointImportAnswer): string {
  const clients = newClients > 0 && count(newClients, 'cliente nuevo', 'clientes nuevos');
  const contracts = newContracts > 0 && count(newContracts, 'contrato', 'contratos');
  const both = [clients, contracts].filter(Boolean).join(' y ');
  return both ? `Con ${both}.` : 'De clientes que ya están, y sin contrato.';
}

/** By field there are up to 50 rows: the next check tells their problems. */
const failureOf = (error: unknown) =>
  messageOf(error).length > 300
    ? 'Algo ha cambiado desde la comprobación, así que no se ha importado nada.'
    : messageOf(error);

import type { PointImportAnswer } from '@vatio/contracts/company/imports/pointImports';
import { count, number } from '@vatio/ui/format';
import { CheckCard, type CheckedFile, type CheckWords, countsOf } from '@vatio/ui/import';

/** The result of a check: points with their clients and contracts. */
export function PointCheck(file: CheckedFile<PointImportAnswer>) {
  const { create, exists, error: wrong } = countsOf(file.answer.rows);
  const amounts = { Nuevos: create, 'Ya existen': exists, 'Con errores': wrong };
  return (
    <CheckCard {...file} words={words} amounts={amounts}>
      {create > 0 && <p>{withWhat(file.answer)}</p>}
      {exists > 0 && (
        <p>
          {count(
            exists,
            'punto ya está dado de alta: se queda como está, con su contrato.',
            'puntos ya están dados de alta: se quedan como están, con sus contratos.',
          )}
        </p>
      )}
    </CheckCard>
  );
}

const words: CheckWords = {
  question: '¿Importamos estos puntos?',
  nothing: 'No hay ningún punto nuevo que importar.',
  onlySound: ', o importa ahora solo las correctas: las demás se quedan fuera',
  importLabel: (create, wrong) =>
    wrong > 0
      ? `Importar solo ${create === 1 ? 'el correcto' : `los ${number(create)} correctos`}`
      : `Importar ${count(create, 'punto', 'puntos')}`,
};

function withWhat({ newClients, newContracts }: PointImportAnswer): string {
  const clients = newClients > 0 && count(newClients, 'cliente nuevo', 'clientes nuevos');
  const contracts = newContracts > 0 && count(newContracts, 'contrato', 'contratos');
  const both = [clients, contracts].filter(Boolean).join(' y ');
  return both ? `Con ${both}.` : 'De clientes que ya están, y sin contrato.';
}

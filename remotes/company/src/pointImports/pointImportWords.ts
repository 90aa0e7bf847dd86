import type {
  PointImportRow,
  PointImportUndone,
} from '@vatio/contracts/company/imports/pointImports';
import { count } from '@vatio/ui/format';

export type { PointImportRow };

const points = (number: number) => count(number, 'punto', 'puntos');
const clients = (number: number) => count(number, 'cliente', 'clientes');

/** «Hemos quitado 3 puntos y 1 cliente. 2 puntos se quedan porque ya se ha trabajado con ellos.» */
export function undoneInWords(undone: PointImportUndone): string {
  const { removedPoints, keptPoints, removedClients } = undone;
  const also = removedClients > 0 ? ` y ${clients(removedClients)}` : '';
  const removed = `Hemos quitado ${points(removedPoints)}${also}.`;
  if (keptPoints === 0) return removed;
  const kept = count(keptPoints, 'punto se queda', 'puntos se quedan');
  return `${removed} ${kept} porque ya se ha trabajado con ${keptPoints === 1 ? 'él' : 'ellos'}.`;
}

/** «3 puntos, 3 contratos y 1 cliente» */
export function madeInWords({ newPoints, newContracts, newClients }: PointImportRow): string {
  const parts = [
    points(newPoints),
    newContracts > 0 && count(newContracts, 'contrato', 'contratos'),
    newClients > 0 && clients(newClients),
  ];
  return parts
    .filter(Boolean)
    .join(', ')
    .replace(/, ([^,]*)$/, ' y $1');
}

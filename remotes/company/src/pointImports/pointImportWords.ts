import type { PointImportRow, PointImportUndone } from '@vatio/contracts/company/pointImports';
import { count } from '@vatio/ui/format';

export type { PointImportRow };

/** «Hemos quitado 3 puntos y 1 cliente. 2 puntos se quedan porque ya se ha trabajado con ellos.» */
export function undoneInWords({
  removedPoints,
  keptPoints,
  removedClients,
}: PointImportUndone): string {
  const removed = [
    count(removedPoints, 'punto', 'puntos'),
    ...(removedClients > 0 ? [count(removedClients, 'cliente', 'clientes')] : []),
  ].join(' y ');
  const kept = `${count(keptPoints, 'punto se queda', 'puntos se quedan')} porque ya se ha trabajado con ${keptPoints === 1 ? 'él' : 'ellos'}.`;
  return `Hemos quitado ${removed}. ${keptPoints > 0 ? kept : ''}`.trim();
}

/** «3 puntos, 3 contratos y 1 cliente» */
export function madeInWords({ newPoints, newContracts, newClients }: PointImportRow): string {
  const parts = [
    count(newPoints, 'punto', 'puntos'),
    ...(newContracts > 0 ? [count(newContracts, 'contrato', 'contratos')] : []),
    ...(newClients > 0 ? [count(newClients, 'cliente', 'clientes')] : []),
  ];
  return parts.join(', ').replace(/, ([^,]*)$/, ' y $1');
}

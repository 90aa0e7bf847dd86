import type { RowImportAnswer } from '@vatio/contracts/imports/rows';
import { count, number } from '../../format';
import { CheckCard, type CheckCardProps, type CheckWords } from '../steps/CheckCard';
import type { CheckedFile } from '../steps/useFileImport';

export interface PointCheckProps
  extends CheckedFile,
    Pick<CheckCardProps<RowImportAnswer>, 'hold'> {}

const words: CheckWords = {
  question: '¿Importamos estos puntos?',
  nothing: 'No hay ningún punto nuevo que importar.',
  onlySound: ', o importa ahora solo las correctas: las demás se quedan fuera',
  importLabel: (create, wrong) =>
    wrong > 0
      ? `Importar solo los ${number(create)} correctos`
      : `Importar ${count(create, 'punto', 'puntos')}`,
};

/** The outcome of a check, as the page of supply points says it. */
export function PointCheck(file: PointCheckProps) {
  const of = (wanted: string) =>
    file.answer.rows.filter(({ outcome }) => outcome === wanted).length;
  const amounts = { Nuevos: of('create'), 'Ya existen': of('exists'), 'Con errores': of('error') };
  return (
    <CheckCard {...file} words={words} amounts={amounts}>
      {amounts.Nuevos > 0 && <p>Con 1 cliente nuevo y 2 contratos.</p>}
    </CheckCard>
  );
}

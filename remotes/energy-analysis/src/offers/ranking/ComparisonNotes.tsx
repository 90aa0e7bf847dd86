import type { StudyCalculation } from '@vatio/contracts/energyAnalysis/studies';
import { count, date, decimalInWords } from '@vatio/ui/format';
import type { Comparison } from '../comparison';
import { localDay } from '../localDay';

export interface ComparisonNotesProps {
  readonly comparison: Comparison;
  readonly calculation: Pick<StudyCalculation, 'snapshot' | 'at'>;
}

/** What the figures stand for. */
export function ComparisonNotes({ comparison, calculation }: ComparisonNotesProps) {
  const { energy, rankedBy, current, rows } = comparison;
  const { window } = calculation.snapshot;
  const missing = [
    ...new Set(rows.flatMap(({ cost }) => cost?.missing ?? []).map(({ message }) => message)),
  ];
  const isTwoYears = window.firstDay.slice(0, 4) !== window.lastDay.slice(0, 4);
  return (
    <div className="small text-muted mt-3">
      {current.lacks.length > 0 && (
        <p className="text-danger">
          Del contrato actual no se conocen todos los precios, y sin ellos no hay ahorro:{' '}
          {current.lacks.join(' ')} Escríbelos en el contrato y recalcula el estudio.
        </p>
      )}
      {rankedBy === 'subtotal' && (
        <p className="text-danger">
          Falta algún impuesto: el orden y el ahorro son sin impuestos. {missing.join(' ')}
        </p>
      )}
      <p>
        Mismo consumo para todas: {energy.energyKwh.map(periodInWords).join(' · ')} kWh, del{' '}
        {date(window.firstDay)} al {date(window.lastDay)}
        {energy.knownDays < energy.days &&
          `, anualizado desde ${count(energy.knownDays, 'día conocido', 'días conocidos')}`}
        {energy.curveDays > 0 &&
          `, con la curva en ${count(energy.curveDays, 'día sin lectura', 'días sin lectura')}`}
        . Mismos impuestos, los del {date(localDay(new Date(calculation.at)))}. Excesos, reactiva,
        bono social y contador no cambian con la comercializadora y no están.
      </p>
      <p className="mb-0">
        Los precios «todo incluido» y los de «+ peajes y cargos» no se comparan por su cifra: aquí
        se comparan en euros.
        {isTwoYears &&
          ' Los peajes cambian dentro de estos meses, y la energía se reparte entre ellos por días.'}
      </p>
    </div>
  );
}

const periodInWords = (kwh: string, index: number): string =>
  `P${index + 1} ${decimalInWords(String(Math.round(Number(kwh))))}`;

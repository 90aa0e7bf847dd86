import { offerPowersLabels } from '@vatio/contracts/energy-analysis/offerWords';
import type { StudyCalculation } from '@vatio/contracts/energy-analysis/studies';
import { localDay } from '@vatio/records/time';
import { count, date, decimalInWords } from '@vatio/ui/format';
import type { Comparison } from '../comparison';
import { pendingTax } from '../pendingTax';

export interface ComparisonNotesProps {
  readonly comparison: Comparison;
  readonly calculation: Pick<StudyCalculation, 'snapshot' | 'at'>;
}

/** The meaning of the figures. */
export function ComparisonNotes({ comparison, calculation }: ComparisonNotesProps) {
  const { energy, rankedBy, current, rows } = comparison;
  const { window, contract } = calculation.snapshot;
  const missing = [
    ...new Set(rows.flatMap(({ cost }) => cost?.missing ?? []).map(({ message }) => message)),
  ];
  const [pendingFrom] = rows
    .flatMap(({ ifConditionsHeld: held }) => held?.pendingFrom ?? [])
    .sort();
  const isShared = rows.some(({ lines }) =>
    lines.some(({ terms }) => terms.some(({ sharedBy }) => sharedBy === 'days')),
  );
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
      {pendingFrom && (
        <p className="text-danger">
          {pendingTax(pendingFrom)} Cada total es con el valor publicado; debajo, con el otro.
        </p>
      )}
      <p>
        Mismas potencias para todas: las {offerPowersLabels[comparison.powers]},{' '}
        {comparison.powersKw.map(decimalInWords).join(' · ')} kW.
      </p>
      <p>
        Mismo consumo para todas: {energy.energyKwh.map(periodInWords).join(' · ')} kWh, del{' '}
        {date(window.firstDay)} al {date(window.lastDay)}
        {energy.knownDays < energy.days &&
          `, calculado para el año entero a partir de ${count(energy.knownDays, 'día con datos', 'días con datos')}`}
        {energy.curveDays > 0 &&
          `; en ${count(energy.curveDays, 'día', 'días')} no hay lectura del contador y se suma la curva de carga`}
        . Mismos impuestos, los del {date(localDay(new Date(calculation.at)))}
        {contract?.reducedTax &&
          `, con la reducción del impuesto eléctrico del contrato (letra ${contract.reducedTax.letter}, ${decimalInWords(contract.reducedTax.energyPercent)} % de la energía)`}
        . Excesos, reactiva, bono social, contador y el descuento electrointensivo en los peajes no
        cambian con la comercializadora y no están.
      </p>
      <p>
        Los precios «todo incluido» y los de «+ peajes y cargos» no se comparan por su cifra: aquí
        se comparan en euros.
        {isShared &&
          ' Los peajes cambian dentro de estos meses, y la energía se reparte entre ellos por días.'}
      </p>
      <Cautions rows={rows} />
    </div>
  );
}

/**
 * The cautions that a bill would have about the contract or an offer; each names its offers unless it
 * applies to all.
 */
function Cautions({ rows }: Pick<Comparison, 'rows'>) {
  const priced = rows.filter(({ cost }) => cost !== null);
  const messages = [...new Set(priced.flatMap(({ cautions }) => cautions))];
  if (messages.length === 0) return null;
  return (
    <ul className="mb-0" aria-label="Avisos de la comparación">
      {messages.map((message) => {
        const saying = priced.filter(({ cautions }) => cautions.includes(message));
        return (
          <li key={message}>
            {saying.length < priced.length && (
              <>
                <bdi>{saying.map(({ name }) => name).join(', ')}</bdi>:{' '}
              </>
            )}
            {message}
          </li>
        );
      })}
    </ul>
  );
}

const periodInWords = (kwh: string, index: number): string =>
  `P${index + 1} ${decimalInWords(String(Math.round(Number(kwh))))}`;

import type { OfferSaving } from '@vatio/contracts/energyAnalysis/offers';
import type { Study, StudyResult } from '@vatio/contracts/energyAnalysis/studies';
import { decimalInWords, euros } from '@vatio/ui/format';
import { PeriodTable } from '@vatio/ui/table';
import { OnThisSide } from '../../studies/crossing/Crossing';
import { thisSideInWords } from '../../studies/crossing/thisSide';
import { offerName } from '../../studies/studyWords';
import type { SectionProps } from '../found';

function reactiveInWords(amountEur: string | null): string {
  if (amountEur === null) return 'El coste de la energía reactiva no es verificable.';
  if (Number(amountEur) === 0) return 'No se paga energía reactiva.';
  return `Por energía reactiva se han pagado ${euros(Number(amountEur))}, sin impuestos.`;
}

/** What was found, in a few lines. */
export function SummarySection({ found: { study, calculation, reactive } }: SectionProps) {
  return (
    <>
      {calculation.result && <PowerSummary result={calculation.result} />}
      {study.offerSaving && <OfferSummary study={study} saving={study.offerSaving} />}
      {reactive && <p className="mt-3 mb-0">{reactiveInWords(reactive.cost.amountEur)}</p>}
    </>
  );
}

interface OfferSummaryProps {
  readonly study: Study;
  readonly saving: OfferSaving;
}

/** What the recommended offer saves, and the whole study with it. */
const OfferSummary = ({ study, saving }: OfferSummaryProps) => (
  <p className="mt-3 mb-0">
    La oferta recomendada, <bdi>{offerName(saving)}</bdi>, ahorra{' '}
    <strong>{euros(Number(saving.savingEur))}</strong> al año antes de impuestos.
    {study.savingEur !== null && study.savingPercent !== null && (
      <>
        {' '}
        En total, el estudio ahorra <strong>{euros(Number(study.savingEur))}</strong> al año (
        {decimalInWords(study.savingPercent)} % del coste actual).
      </>
    )}
  </p>
);

function PowerSummary({ result }: { readonly result: StudyResult }) {
  const { current, optimum, bestOnThisSide, savingEur, savingPercent } = result;
  return (
    <>
      {Number(savingEur) > 0 ? (
        <p>
          Con las potencias óptimas se habrían pagado{' '}
          <strong>{euros(Number(optimum.totalEur))}</strong> en vez de{' '}
          <strong>{euros(Number(current.totalEur))}</strong>: un ahorro de{' '}
          <strong>{euros(Number(savingEur))}</strong> al año ({decimalInWords(savingPercent)} %) en
          término de potencia y excesos
          {optimum.regulatedEnergyEur !== undefined &&
            ', y en los peajes y cargos de la energía al cambiar de tarifa'}
          , sin impuestos.
        </p>
      ) : (
        <p>
          Las potencias contratadas ya son las más baratas de las que permite la tarifa: se han
          pagado <strong>{euros(Number(current.totalEur))}</strong> de término de potencia y
          excesos, sin impuestos.
        </p>
      )}
      {bestOnThisSide && (
        <p>
          <OnThisSide result={result} />
        </p>
      )}
      <PeriodTable
        caption="Potencias del resumen"
        rows={[
          { label: 'Contratada, kW', values: current.powersKw.map(decimalInWords) },
          ...(bestOnThisSide
            ? [
                {
                  label: `${thisSideInWords(result)}, kW`,
                  values: bestOnThisSide.cost.powersKw.map(decimalInWords),
                },
              ]
            : []),
          { label: 'Óptima, kW', values: optimum.powersKw.map(decimalInWords), isStrong: true },
        ]}
      />
    </>
  );
}

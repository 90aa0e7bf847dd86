import type { OfferSaving } from '@vatio/contracts/energy-analysis/offers';
import { offerName } from '@vatio/contracts/energy-analysis/offerWords';
import { alignedDecimals, decimalInWords } from '@vatio/ui/format';
import { Euros } from '@vatio/ui/layout';
import { PeriodTable } from '@vatio/ui/table';
import type { Reactive } from '../../reactive/reactive';
import { type CrossingProps, OnThisSide } from '../../studies/crossing/Crossing';
import { thisSideInWords } from '../../studies/crossing/thisSide';
import { type ComparedPowers, factOfOfferSaving, factOfPowers } from '../../studies/studyFacts';
import type { SectionProps } from '../found';

/** The findings, in a few lines. */
export function SummarySection({ found }: SectionProps) {
  const { study, calculation, fact, reactive } = found;
  return (
    <>
      {calculation.result && <PowerSummary result={calculation.result} fact={fact} />}
      {study.offerSaving && <OfferSummary found={found} saving={study.offerSaving} />}
      {reactive && (
        <p className="mt-3 mb-0">
          <ReactiveSummary {...reactive} />
        </p>
      )}
    </>
  );
}

function ReactiveSummary({ fact, cost: { amountEur } }: Reactive) {
  if (amountEur === null) return 'El coste de la energía reactiva no es verificable.';
  if (Number(amountEur) === 0) return 'No se paga energía reactiva.';
  return (
    <>
      Por energía reactiva se han pagado <Euros fact={`${fact}:paid`} eur={amountEur} />, sin
      impuestos.
    </>
  );
}

interface OfferSummaryProps extends SectionProps {
  readonly saving: OfferSaving;
}

/** The saving of the recommended offer, and of the whole study with it. */
const OfferSummary = ({ found: { study, studyFact, fact }, saving }: OfferSummaryProps) => (
  <p className="mt-3 mb-0">
    La oferta recomendada, <bdi>{offerName(saving)}</bdi>, ahorra{' '}
    <strong>
      <Euros fact={factOfOfferSaving(fact, saving)} eur={saving.savingEur} />
    </strong>{' '}
    al año antes de impuestos.
    {study.savingEur !== null && study.savingPercent !== null && (
      <>
        {' '}
        En total, el estudio ahorra{' '}
        <strong>
          <Euros fact={`${studyFact}:saving`} eur={study.savingEur} />
        </strong>{' '}
        al año ({decimalInWords(study.savingPercent)} % del coste actual).
      </>
    )}
  </p>
);

function PowerSummary({ result, fact }: CrossingProps) {
  const { current, optimum, bestOnThisSide, savingEur, savingPercent } = result;
  const amount = (powers: ComparedPowers, what: string, eur: string) => (
    <strong>
      <Euros fact={`${factOfPowers(fact, powers)}:${what}`} eur={eur} />
    </strong>
  );
  const paid = amount('current', 'total', current.totalEur);
  return (
    <>
      {Number(savingEur) > 0 ? (
        <p>
          Con las potencias óptimas se habrían pagado {amount('optimum', 'total', optimum.totalEur)}{' '}
          en vez de {paid}: un ahorro de {amount('optimum', 'saving', savingEur)} al año (
          {decimalInWords(savingPercent)} %) en término de potencia y excesos
          {optimum.regulatedEnergyEur !== undefined &&
            ', y en los peajes y cargos de la energía al cambiar de tarifa'}
          , sin impuestos.
        </p>
      ) : (
        <p>
          Las potencias contratadas ya son las más baratas de las que permite la tarifa: se han
          pagado {paid} de término de potencia y excesos, sin impuestos.
        </p>
      )}
      {bestOnThisSide && (
        <p>
          <OnThisSide result={result} fact={fact} />
        </p>
      )}
      <PeriodTable
        caption="Potencias del resumen"
        rows={[
          { label: 'Contratada, kW', values: alignedDecimals(current.powersKw) },
          ...(bestOnThisSide
            ? [
                {
                  label: `${thisSideInWords(result)}, kW`,
                  values: alignedDecimals(bestOnThisSide.cost.powersKw),
                },
              ]
            : []),
          { label: 'Óptima, kW', values: alignedDecimals(optimum.powersKw), isStrong: true },
        ]}
      />
    </>
  );
}

import type { StudyResult } from '@vatio/contracts/energyAnalysis/studies';
import { decimalInWords, euros } from '@vatio/ui/format';
import { PeriodTable } from '@vatio/ui/table';
import type { SectionProps } from '../found';

function reactiveInWords(amountEur: string | null): string {
  if (amountEur === null) return 'El coste de la energía reactiva no es verificable.';
  if (Number(amountEur) === 0) return 'No se paga energía reactiva.';
  return `Por energía reactiva se han pagado ${euros(Number(amountEur))}, sin impuestos.`;
}

/** What was found, in a few lines. */
export function SummarySection({ found: { calculation, reactive } }: SectionProps) {
  return (
    <>
      {calculation.result && <PowerSummary result={calculation.result} />}
      {reactive && <p className="mt-3 mb-0">{reactiveInWords(reactive.cost.amountEur)}</p>}
    </>
  );
}

function PowerSummary({ result }: { readonly result: StudyResult }) {
  const { current, optimum, savingEur, savingPercent } = result;
  return (
    <>
      {Number(savingEur) > 0 ? (
        <p>
          Con las potencias óptimas se habrían pagado{' '}
          <strong>{euros(Number(optimum.totalEur))}</strong> en vez de{' '}
          <strong>{euros(Number(current.totalEur))}</strong>: un ahorro de{' '}
          <strong>{euros(Number(savingEur))}</strong> al año ({decimalInWords(savingPercent)} %) en
          término de potencia y excesos, sin impuestos.
        </p>
      ) : (
        <p>
          Las potencias contratadas ya son las más baratas de las que permite la tarifa: se han
          pagado <strong>{euros(Number(current.totalEur))}</strong> de término de potencia y
          excesos, sin impuestos.
        </p>
      )}
      <PeriodTable
        caption="Potencias del resumen"
        rows={[
          { label: 'Contratada, kW', values: current.powersKw.map(decimalInWords) },
          { label: 'Óptima, kW', values: optimum.powersKw.map(decimalInWords), isStrong: true },
        ]}
      />
    </>
  );
}

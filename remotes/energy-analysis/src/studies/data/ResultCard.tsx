import type { PowerCalculation, Study } from '@vatio/contracts/energy-analysis/studies';
import { alignedDecimals, decimalInWords } from '@vatio/ui/format';
import { Card, Euros } from '@vatio/ui/layout';
import { PeriodTable } from '@vatio/ui/table';
import { Link } from 'react-router-dom';
import { OnThisSide } from '../crossing/Crossing';
import { thisSideInWords } from '../crossing/thisSide';
import { factOfCaution, factOfPowers } from '../studyFacts';
import { studyPath } from '../studyPaths';
import { WithOffer } from './OfferResult';

export interface ResultCardProps {
  readonly study: Study;
  readonly calculation: PowerCalculation;
  /** The prefix of its amounts' fact keys. */
  readonly fact: string;
}

/** The results, in short: the tab «Potencia» has the whole. */
export function ResultCard({ study, calculation, fact }: ResultCardProps) {
  const { current, optimum, bestOnThisSide, savingEur, savingPercent, cautions } =
    calculation.result;
  const saves = Number(savingEur) > 0;
  const more = (
    <Link className="btn btn-sm btn-outline-primary" to={`${studyPath(study.id)}/potencia`}>
      Ver la potencia
    </Link>
  );
  return (
    <Card title="Resultado" actions={more}>
      <p className="fs-4 mb-1">
        {saves ? (
          <>
            Ahorro de{' '}
            <strong>
              <Euros fact={`${factOfPowers(fact, 'optimum')}:saving`} eur={savingEur} />
            </strong>{' '}
            al año ({decimalInWords(savingPercent)} %)
          </>
        ) : (
          'Las potencias de ahora ya son las más baratas'
        )}
      </p>
      <p className="text-muted">Término de potencia y excesos, sin impuestos.</p>
      <WithOffer study={study} fact={fact} />
      {bestOnThisSide && (
        <p>
          <OnThisSide result={calculation.result} fact={fact} />
        </p>
      )}
      <PeriodTable
        caption="Potencias"
        rows={[
          { label: 'Contratada, kW', values: alignedDecimals(current.powersKw) },
          ...(bestOnThisSide
            ? [
                {
                  label: `${thisSideInWords(calculation.result)}, kW`,
                  values: alignedDecimals(bestOnThisSide.cost.powersKw),
                },
              ]
            : []),
          { label: 'Óptima, kW', values: alignedDecimals(optimum.powersKw), isStrong: true },
        ]}
      />
      {cautions.length > 0 && (
        <>
          <h3 className="h6 mt-3">Antes de decidir</h3>
          <ul className="mb-0">
            {cautions.map(({ code, message }) => (
              <li key={`${code} ${message}`} data-fact={factOfCaution(fact, code)}>
                {message}
              </li>
            ))}
          </ul>
        </>
      )}
    </Card>
  );
}

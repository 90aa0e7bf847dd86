import type { StudyCalculation } from '@vatio/contracts/energy-analysis/studies';
import { count, number } from '@vatio/ui/format';
import { Card } from '@vatio/ui/layout';
import { useMemo } from 'react';
import { type Calculated, CalculatedTab } from '../studies/CalculatedTab';
import type { StudyTabProps } from '../studies/studyTab';
import { CurveCards } from './CurveCards';
import { type CurveAnalysis, curveAnalysisOf } from './curveAnalysis';
import { DayHeat } from './DayHeat';
import { ExcessCost } from './ExcessCost';
import { ExcessHeat, ExcessTable } from './Excesses';
import { NoCurve } from './NoCurve';
import { PartlyKnown } from './PartlyKnown';
import { PeakTable } from './PeakTable';
import { TypicalDays } from './TypicalDays';

/** The tab «Curva» of a study: the curve that its calculation saw, and what it says. */
export const StudyCurve = ({ study }: StudyTabProps) => (
  <CalculatedTab study={study}>
    {(calculated) => (
      <Found
        key={calculated.calculation.number}
        supplyPointId={study.supplyPointId}
        {...calculated}
      />
    )}
  </CalculatedTab>
);

function Found({
  supplyPointId,
  calculation,
  fact,
  inputs,
}: Calculated & { readonly supplyPointId: string }) {
  const found = useMemo(() => curveAnalysisOf(calculation, inputs), [calculation, inputs]);
  if (!found) return <NoCurve supplyPointId={supplyPointId} />;
  const { typical, matrix, peaks, clock } = found;
  return (
    <>
      <CurveCards found={found} calculation={calculation} />
      <div className="card-grid mt-3">
        <Card title="Días tipo" isWide>
          <TypicalDays typical={typical} />
        </Card>
        <Card title="Mapa de calor" isWide>
          <DayHeat matrix={matrix} />
        </Card>
        <Card title="Los diez peores picos" isWide>
          <p>
            {found.isHourly
              ? 'Como mucho uno al día. La curva es horaria: dentro de una hora, un cuarto puede haber sido mayor.'
              : 'Como mucho uno al día.'}
          </p>
          <PeakTable peaks={peaks} clock={clock} />
        </Card>
        <Card title="Dónde ocurren los excesos" isWide>
          <ExcessParts found={found} calculation={calculation} />
          <h3 className="h6 mt-4">Qué cuestan</h3>
          <ExcessCost calculation={calculation} fact={fact} />
        </Card>
      </div>
    </>
  );
}

interface ExcessPartsProps {
  readonly found: CurveAnalysis;
  readonly calculation: StudyCalculation;
}

function ExcessParts({ found: { excesses, isHourly }, calculation }: ExcessPartsProps) {
  const { quarters, kwh, highestKw } = excesses.total;
  const hours = isHourly && (
    <p>
      La curva es horaria: cada hora cuenta como cuatro cuartos iguales, y los excesos de dentro de
      una hora no se ven.
    </p>
  );
  const part = <PartlyKnown calculation={calculation} />;
  if (quarters === 0) {
    return (
      <>
        <p>La curva no pasa de la potencia contratada en ningún momento.</p>
        {hours}
        {part}
      </>
    );
  }
  return (
    <>
      <p>
        La curva pasa de la potencia contratada{' '}
        <strong>{count(quarters, 'cuarto de hora', 'cuartos de hora')}</strong>, con{' '}
        {number(kwh, 1)} kWh por encima y hasta {number(highestKw, 2)} kW de más.
      </p>
      {hours}
      {part}
      <ExcessHeat excesses={excesses} />
      <div className="mt-3">
        <ExcessTable excesses={excesses} />
      </div>
    </>
  );
}

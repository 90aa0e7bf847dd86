import type { ReportFacts } from '@vatio/contracts/energy-analysis/report';
import { ChangeTexts } from '../../power/change/ChangeTexts';
import { MonthCosts } from '../../power/MonthCosts';
import { VariantTable } from '../../power/VariantTable';
import { bestOfTariff, dearestMonthEur } from '../../power/variants';
import { Crossing } from '../../studies/crossing/Crossing';
import type { SectionProps } from '../found';
import classes from '../paper/Paper.module.css';
import { MonthSums, PeriodSums } from './PowerSums';

/** The costs of the contracted powers and of others, by months and by periods. */
export function PowerSection({ found }: SectionProps) {
  const { calculation, fact, variants, change, facts } = found;
  const { result } = calculation;
  const current = variants[0];
  const optimum = variants.find(({ name }) => name === 'Óptima');
  if (!result || !current || !optimum) return null;
  // Periods of two tariffs are not compared one by one.
  const { powersKw } = bestOfTariff(result);
  const ofTariff = variants.find(({ cost }) => cost.powersKw === powersKw) ?? optimum;
  const isOtherTariff = optimum.cost.regulatedEnergyEur !== undefined;
  return (
    <>
      <div className={classes.whole}>
        <VariantTable variants={variants} />
      </div>
      <Crossing result={result} fact={fact} />
      <h3>Mes a mes</h3>
      {[current, optimum].map((variant) => (
        <div key={variant.name} className={classes.chart}>
          <p className="fw-bold mb-1">{variant.name}, euros al mes</p>
          <MonthCosts
            variant={variant}
            side={variant === current ? 'now' : 'proposed'}
            max={dearestMonthEur([current, optimum])}
          />
        </div>
      ))}
      <MonthSums current={current} optimum={optimum} />
      <h3>Periodo a periodo</h3>
      {isOtherTariff && <p>Lo óptimo es aquí lo mejor sin cambiar de tarifa.</p>}
      <PeriodSums current={current} optimum={ofTariff} />
      {change && (
        <>
          <h3>Cambiar a las óptimas</h3>
          <ChangeTexts
            {...change}
            fact={`${optimum.fact}:change`}
            facts={<NotCounted facts={facts} isLowVoltage={change.advice.isLowVoltage} />}
          />
        </>
      )}
      {optimum.cost.trippingPeriods.length > 0 && (
        <p className="mb-0">Con ICP, pasar de la potencia corta el suministro.</p>
      )}
    </>
  );
}

interface NotCountedProps {
  readonly facts: ReportFacts;
  readonly isLowVoltage: boolean;
}

/** The possible extra costs of the change, unless a person has confirmed them. */
function NotCounted({ facts, isLowVoltage }: NotCountedProps) {
  const others = [
    !facts.needsConnection && 'el enganche, si la distribuidora tiene que actuar en el equipo',
    isLowVoltage &&
      !facts.needsVerification &&
      'la verificación, si el contrato tiene más de 20 años',
  ].filter((other) => other !== false);
  return others.length > 0 && <p>Sin contar {others.join(' ni ')}.</p>;
}

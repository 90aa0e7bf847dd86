import type { ReportFacts } from '@vatio/contracts/energyAnalysis/report';
import { costThatAddsUp } from '@vatio/energy/optimise';
import { ChangeTexts } from '../../power/change/ChangeTexts';
import { MonthCosts } from '../../power/MonthCosts';
import { VariantTable } from '../../power/VariantTable';
import { bestOfTariff, type Variant } from '../../power/variants';
import { Crossing } from '../../studies/crossing/Crossing';
import type { SectionProps } from '../found';
import classes from '../paper/Paper.module.css';
import { SumTable } from '../paper/SumTable';
import { amountInWords, differenceInWords, monthInWords } from './words';

/** What the contracted powers cost, and what others would, by months and by periods. */
export function PowerSection({ found: { calculation, variants, change, facts } }: SectionProps) {
  const { result } = calculation;
  const current = variants[0];
  const optimum = variants.find(({ name }) => name === 'Óptima');
  if (!result || !current || !optimum) return null;
  // Periods of two tariffs are not compared one by one.
  const ofTariff = { ...optimum, cost: costThatAddsUp(bestOfTariff(result)) };
  const isOtherTariff = optimum.cost.regulatedEnergyEur !== undefined;
  return (
    <>
      <div className={classes.whole}>
        <VariantTable variants={variants} />
      </div>
      <Crossing result={result} />
      <h3>Mes a mes</h3>
      {[current, optimum].map((variant) => (
        <div key={variant.name} className={classes.chart}>
          <p className="fw-bold mb-1">{variant.name}, euros al mes</p>
          <MonthCosts variant={variant} />
        </div>
      ))}
      <MonthTable current={current} optimum={optimum} />
      <h3>Periodo a periodo</h3>
      {isOtherTariff && <p>Lo óptimo es aquí lo mejor sin cambiar de tarifa.</p>}
      <PeriodCosts current={current} optimum={ofTariff} />
      {change && (
        <>
          <h3>Cambiar a las óptimas</h3>
          <ChangeTexts
            {...change}
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

/** What the change may cost besides, as far as nobody has said that it does. */
function NotCounted({ facts, isLowVoltage }: NotCountedProps) {
  const others = [
    !facts.needsConnection && 'el enganche, si la distribuidora tiene que actuar en el equipo',
    isLowVoltage &&
      !facts.needsVerification &&
      'la verificación, si el contrato tiene más de 20 años',
  ].filter((other) => other !== false);
  return others.length > 0 && <p>Sin contar {others.join(' ni ')}.</p>;
}

interface TwoVariants {
  readonly current: Variant;
  readonly optimum: Variant;
}
type Parts = Pick<Variant['cost'], 'fixedEur' | 'excessEur' | 'totalEur'>;

const partsInWords = ({ fixedEur, excessEur, totalEur }: Parts) =>
  [fixedEur, excessEur, totalEur].map(amountInWords);
const bothInWords = (one: Parts, other: Parts) => [
  ...partsInWords(one),
  ...partsInWords(other),
  differenceInWords(one.totalEur, other.totalEur),
];

const MonthTable = ({ current, optimum }: TwoVariants) => (
  <SumTable
    caption="Coste por meses, en euros sin impuestos: lo contratado, lo óptimo y lo que se ahorra"
    rowHead="Mes"
    columns={[
      'Fijo',
      'Excesos',
      'Total',
      'Fijo óptimo',
      'Excesos óptimo',
      'Total óptimo',
      'Ahorro',
    ]}
    rows={[
      ...current.cost.months.map((month, index) => ({
        label: monthInWords(month.range),
        cells: bothInWords(month, optimum.cost.months[index] ?? month),
      })),
      ...energyRow(optimum.cost.regulatedEnergyEur),
    ]}
    sums={[{ label: 'Total', cells: bothInWords(current.cost, optimum.cost) }]}
  />
);

/** What toll and charge of the energy cost more in another tariff: it has no month. */
const energyRow = (energyEur: string | undefined) =>
  energyEur === undefined
    ? []
    : [
        {
          label: 'Peajes y cargos de la energía',
          cells: [
            ...['', '', '0', '', ''].map((amount) => amount && amountInWords(amount)),
            amountInWords(energyEur),
            differenceInWords('0', energyEur),
          ],
        },
      ];

function PeriodCosts({ current, optimum }: TwoVariants) {
  const rowOf = (label: string, part: keyof Parts, { cost }: Variant) => ({
    label,
    cells: [...cost.periods, cost].map((one) => amountInWords(one[part])),
  });
  const before = [...current.cost.periods, current.cost];
  const after = [...optimum.cost.periods, optimum.cost];
  return (
    <SumTable
      caption="Coste de los doce meses por periodos, en euros sin impuestos"
      rowHead="Concepto"
      columns={[...current.cost.periods.map((_, index) => `P${index + 1}`), 'Total']}
      rows={[
        rowOf('Término fijo, contratado', 'fixedEur', current),
        rowOf('Excesos, contratado', 'excessEur', current),
        { ...rowOf('Total contratado', 'totalEur', current), isStrong: true },
        rowOf('Término fijo, óptimo', 'fixedEur', optimum),
        rowOf('Excesos, óptimo', 'excessEur', optimum),
        { ...rowOf('Total óptimo', 'totalEur', optimum), isStrong: true },
      ]}
      sums={[
        {
          label: 'Ahorro',
          cells: before.map((one, index) =>
            differenceInWords(one.totalEur, after[index]?.totalEur ?? one.totalEur),
          ),
        },
      ]}
    />
  );
}

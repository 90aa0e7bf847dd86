import type {
  PowerCalculation,
  StudySnapshotAnswer,
} from '@vatio/contracts/energy-analysis/studies';
import { breakEvenDays, breakEvenQuarters } from '@vatio/energy/optimise';
import { isNotVerifiable, type ParameterTable } from '@vatio/energy/tariff';
import { decimalInWords } from '@vatio/ui/format';
import { Card } from '@vatio/ui/layout';
import { PeriodTable } from '@vatio/ui/table';
import { crossingCodes } from '../studies/crossing/Crossing';
import { factOfCaution } from '../studies/studyFacts';

export interface PowerNotesProps {
  readonly calculation: PowerCalculation;
  /** The prefix of its amounts' fact keys. */
  readonly fact: string;
  readonly table: ParameterTable;
}

/** The origin of the costs, the optimum's margin of error, and the cautions before trusting it. */
export const PowerNotes = (props: PowerNotesProps) => (
  <Card title="Cómo se calcula y qué mirar">
    <PowerNoteTexts {...props} />
  </Card>
);

/** The same, without its card. */
export function PowerNoteTexts({ calculation, fact, table }: PowerNotesProps) {
  const { snapshot, result } = calculation;
  const cautions = result.cautions.filter(
    ({ code }) => !result.regime || !crossingCodes.includes(code),
  );
  const formulas = new Set([snapshot, result.regime ?? snapshot].map(formulaOf));
  return (
    <>
      {[...formulas].map((formula) => (
        <p key={formula}>{formulaTexts[formula]}</p>
      ))}
      <BreakEven calculation={calculation} table={table} />
      {cautions.length > 0 && (
        <ul className="mb-0">
          {cautions.map(({ code, message }) => (
            <li key={`${code} ${message}`} data-fact={factOfCaution(fact, code)}>
              {message}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

const formulaTexts = {
  icp: 'Con ICP no hay excesos que pagar: si la demanda pasa de la potencia, el suministro se corta. La óptima nunca queda por debajo de la demanda conocida.',
  quarters:
    'Puntos de tipo 1 a 3: el exceso de cada mes y periodo es t_ep × √Σ (demanda − potencia)², cuarto de hora a cuarto de hora (Circular 3/2020, art. 9.4; hasta el 31/03/2025, con K_p).',
  maximeter:
    'Puntos de tipo 4 y 5: el exceso de cada mes y periodo es t_ep × (maxímetro − potencia) × días (Circular 3/2020, art. 9.4; hasta el 31/03/2025, por 2).',
} as const;

type Formula = keyof typeof formulaTexts;

/** The formula for excesses: for the contracted powers, and for the optimum if it changes type or tariff. */
function formulaOf({
  pointType,
  powerControl,
}: Pick<StudySnapshotAnswer, 'pointType' | 'powerControl'>): Formula {
  if (powerControl === 'icp') return 'icp';
  return pointType <= 3 ? 'quarters' : 'maximeter';
}

/**
 * The optimum's margin of error: the point from which contracting a kW is cheaper than paying for its
 * excess.
 */
function BreakEven({ calculation, table }: Omit<PowerNotesProps, 'fact'>) {
  const { snapshot, result } = calculation;
  const regime = result.regime ?? snapshot;
  const { tariff } = regime;
  if (formulaOf(regime) === 'icp') return null;
  const isByQuarters = formulaOf(regime) === 'quarters';
  const found = (isByQuarters ? breakEvenQuarters : breakEvenDays)(
    tariff,
    snapshot.window.lastDay,
    table,
  );
  if (isNotVerifiable(found)) return <p>{found.message}</p>;
  return (
    <div className="mb-3">
      <p className="mb-1">
        {isByQuarters
          ? 'Pasarse un kW en menos cuartos de hora que estos, todos en un mismo mes del año, sale más barato que contratarlo; repartidos en varios meses, bastan menos para que compense contratarlo:'
          : 'Pasarse menos días al año que estos sale más barato que contratar el kW; un solo exceso cuenta todos los días de su factura:'}
      </p>
      <PeriodTable
        caption={
          isByQuarters
            ? 'Cuartos de hora de un mes en que compensa contratar'
            : 'Días al año en que compensa contratar'
        }
        rows={[{ label: isByQuarters ? 'Cuartos' : 'Días', values: found.map(decimalInWords) }]}
      />
    </div>
  );
}

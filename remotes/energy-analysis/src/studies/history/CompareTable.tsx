import { useQuery } from '@tanstack/react-query';
import { pointTypeLabel, powerControlLabels } from '@vatio/contracts/company/supplyWords';
import type { StudyCalculation } from '@vatio/contracts/energyAnalysis/studies';
import { dateTime, decimalInWords, euros, number } from '@vatio/ui/format';
import { Loaded } from '@vatio/ui/layout';
import { ScrollBox } from '@vatio/ui/table';
import { calculationQuery } from '../detail/detailApi';

export interface CompareTableProps {
  readonly studyId: string;
  /** The numbers of two calculations. */
  readonly before: number;
  readonly after: number;
}

/** Two calculations side by side; what differs is bold. */
export function CompareTable({ studyId, before, after }: CompareTableProps) {
  const one = useQuery(calculationQuery(studyId, before));
  const other = useQuery(calculationQuery(studyId, after));
  return (
    <Loaded query={one} loading="Cargando un cálculo…" what={`el cálculo ${before}`}>
      {(was) => (
        <Loaded query={other} loading="Cargando el otro cálculo…" what={`el cálculo ${after}`}>
          {(is) => <Comparison was={was} is={is} />}
        </Loaded>
      )}
    </Loaded>
  );
}

const dash = '–';
const kwInWords = (powers: readonly string[] | undefined) =>
  powers?.map(decimalInWords).join(' · ') ?? dash;
const inEuros = (amount: string | undefined) =>
  amount === undefined ? dash : euros(Number(amount));

/** What two calculations may differ in. */
const facts: readonly {
  readonly label: string;
  readonly of: (calculation: StudyCalculation) => string;
}[] = [
  { label: 'Fecha', of: ({ at }) => dateTime(at) },
  { label: 'Calculado por', of: ({ byName }) => byName },
  { label: 'Versión de los parámetros', of: ({ parameterVersion }) => String(parameterVersion) },
  { label: 'Contratado con', of: ({ snapshot }) => snapshot.supplier },
  { label: 'Tarifa', of: ({ snapshot }) => snapshot.tariff },
  { label: 'Tipo de punto', of: ({ snapshot }) => pointTypeLabel(snapshot.pointType) },
  { label: 'Control de potencia', of: ({ snapshot }) => powerControlLabels[snapshot.powerControl] },
  { label: 'Lecturas', of: ({ snapshot }) => String(snapshot.readings.length) },
  { label: 'Cuartos de curva', of: ({ snapshot }) => number(snapshot.curve?.knownQuarters ?? 0) },
  { label: 'Contratada, kW', of: ({ result }) => kwInWords(result?.current.powersKw) },
  { label: 'Óptima, kW', of: ({ result }) => kwInWords(result?.optimum.powersKw) },
  { label: 'Coste de la contratada', of: ({ result }) => inEuros(result?.current.totalEur) },
  { label: 'Coste de la óptima', of: ({ result }) => inEuros(result?.optimum.totalEur) },
  { label: 'Ahorro', of: ({ result }) => inEuros(result?.savingEur) },
];

interface ComparisonProps {
  readonly was: StudyCalculation;
  readonly is: StudyCalculation;
}

function Comparison({ was, is }: ComparisonProps) {
  return (
    <ScrollBox label="Comparación">
      <table className="table table-sm mb-0">
        <thead>
          <tr>
            <td />
            <th scope="col">Cálculo {was.number}</th>
            <th scope="col">Cálculo {is.number}</th>
          </tr>
        </thead>
        <tbody>
          {facts.map(({ label, of }) => {
            const [before, after] = [of(was), of(is)];
            return (
              <tr key={label} className={before === after ? '' : 'fw-bold'}>
                <th scope="row" className="fw-normal">
                  {label}
                </th>
                <td>{before}</td>
                <td>{after}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </ScrollBox>
  );
}

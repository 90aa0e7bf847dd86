import { useQuery } from '@tanstack/react-query';
import {
  pointTypeLabel,
  powerControlLabels,
  territoryLabels,
} from '@vatio/contracts/company/supplyWords';
import type {
  StudyCalculation,
  StudySnapshotAnswer,
} from '@vatio/contracts/energy-analysis/studies';
import { date, dateTime, decimalInWords, euros, number } from '@vatio/ui/format';
import { Loaded } from '@vatio/ui/layout';
import { FigureTable } from '@vatio/ui/table';
import { calculationQuery } from '../detail/detailApi';
import { type ComparedPowers, factOfCalculation, factOfPowers } from '../studyFacts';

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
          {(is) => <Comparison studyId={studyId} was={was} is={is} />}
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

/** The sum of each period. */
function energyInWords({ readings }: StudySnapshotAnswer): string {
  const count = Math.max(0, ...readings.map(({ energyKwh }) => energyKwh.length));
  const sums = Array.from({ length: count }, (_, index) =>
    readings.reduce((sum, { energyKwh }) => sum + Number(energyKwh[index] ?? 0), 0),
  );
  return sums.map((kwh) => number(kwh, 3)).join(' · ') || dash;
}

/** The highest of each period; a dash where none is known. */
const highestInWords = ({ readings, powersKw }: StudySnapshotAnswer): string =>
  powersKw
    .map((_, index) => {
      const known = readings.flatMap(({ maximetersKw }) => maximetersKw?.[index] ?? []).map(Number);
      return known.length === 0 ? dash : number(Math.max(...known), 3);
    })
    .join(' · ');

const pricesInWords = ({ contract }: StudySnapshotAnswer): string =>
  contract?.energyPricesEurPerKwh?.map(decimalInWords).join(' · ') ?? dash;

function powerPricesInWords({ contract }: StudySnapshotAnswer): string {
  if (!contract) return dash;
  return contract.powerPricesEurPerKwYear?.map(decimalInWords).join(' · ') ?? 'Los regulados';
}

function endInWords({ contract }: StudySnapshotAnswer): string {
  if (!contract) return dash;
  return contract.to === null ? 'Sin fecha' : date(contract.to);
}

interface ComparedFact {
  readonly label: string;
  readonly of: (calculation: StudyCalculation) => string;
  /** The powers and the amount, if it is an amount. */
  readonly key?: readonly [ComparedPowers, 'total' | 'saving'];
}

/** The possible differences between two calculations: results first, then their inputs. */
const facts: readonly ComparedFact[] = [
  { label: 'Contratada, kW', of: ({ result }) => kwInWords(result?.current.powersKw) },
  { label: 'Regla de los máximos, kW', of: ({ result }) => kwInWords(result?.maxima.powersKw) },
  { label: 'Óptima, kW', of: ({ result }) => kwInWords(result?.optimum.powersKw) },
  {
    label: 'Coste de la contratada',
    of: ({ result }) => inEuros(result?.current.totalEur),
    key: ['current', 'total'],
  },
  {
    label: 'Coste de la óptima',
    of: ({ result }) => inEuros(result?.optimum.totalEur),
    key: ['optimum', 'total'],
  },
  {
    label: 'Ahorro de las potencias',
    of: ({ result }) => inEuros(result?.savingEur),
    key: ['optimum', 'saving'],
  },
  { label: 'Fecha', of: ({ at }) => dateTime(at) },
  { label: 'Calculado por', of: ({ byName }) => byName },
  { label: 'Versión de los parámetros', of: ({ parameterVersion }) => String(parameterVersion) },
  { label: 'Contratado con', of: ({ snapshot }) => snapshot.supplier },
  { label: 'Tarifa', of: ({ snapshot }) => snapshot.tariff },
  { label: 'Tipo de punto', of: ({ snapshot }) => pointTypeLabel(snapshot.pointType) },
  { label: 'Control de potencia', of: ({ snapshot }) => powerControlLabels[snapshot.powerControl] },
  { label: 'Territorio', of: ({ snapshot }) => territoryLabels[snapshot.territory] },
  { label: 'Lecturas', of: ({ snapshot }) => String(snapshot.readings.length) },
  {
    label: 'Lecturas estimadas',
    of: ({ snapshot }) => String(snapshot.readings.filter(({ isEstimated }) => isEstimated).length),
  },
  { label: 'Energía de las lecturas, kWh', of: ({ snapshot }) => energyInWords(snapshot) },
  { label: 'Maxímetro más alto, kW', of: ({ snapshot }) => highestInWords(snapshot) },
  { label: 'Precio de la energía, €/kWh', of: ({ snapshot }) => pricesInWords(snapshot) },
  { label: 'Precio de la potencia, €/kW·año', of: ({ snapshot }) => powerPricesInWords(snapshot) },
  { label: 'Fin del contrato', of: ({ snapshot }) => endInWords(snapshot) },
  {
    label: 'Sin cambiar de tipo ni de tarifa, kW',
    of: ({ result }) => kwInWords(result?.bestOnThisSide?.cost.powersKw),
  },
  {
    label: 'Paso de las potencias, kW',
    of: ({ snapshot }) => (snapshot.stepKw ? decimalInWords(snapshot.stepKw) : dash),
  },
  { label: 'Anualizado', of: ({ snapshot }) => (snapshot.annualise ? 'Sí' : 'No') },
  { label: 'Cuartos de curva', of: ({ snapshot }) => number(snapshot.curve?.knownQuarters ?? 0) },
];

interface ComparisonProps {
  readonly studyId: string;
  readonly was: StudyCalculation;
  readonly is: StudyCalculation;
}

const Comparison = ({ studyId, was, is }: ComparisonProps) => (
  <FigureTable
    caption="Comparación"
    columns={[was, is].map(({ number: of }) => ({ header: `Cálculo ${of}`, isText: true }))}
    rows={facts.map(({ label, of, key }) => ({
      label,
      isStrong: of(was) !== of(is),
      cells: [was, is].map((calculation) => {
        const calculated = factOfCalculation(studyId, calculation.number);
        const fact = key && `${factOfPowers(calculated, key[0])}:${key[1]}`;
        return { fact, text: of(calculation) };
      }),
    }))}
  />
);

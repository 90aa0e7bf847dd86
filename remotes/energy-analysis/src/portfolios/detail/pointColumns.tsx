import type { PortfolioPoint } from '@vatio/contracts/energy-analysis/portfolios';
import { studyRecord } from '@vatio/contracts/energy-analysis/studyRecord';
import { formatCups } from '@vatio/energy/cups';
import type { RecordFacts } from '@vatio/records/record';
import { type ExportColumn, recordFileColumns } from '@vatio/ui/export';
import { decimalInWords, euros, percent } from '@vatio/ui/format';
import type { Column } from '@vatio/ui/table';
import { Link } from 'react-router-dom';
import { kwInWords, savingInWords } from '../../studies/crossing/Crossing';
import { studyPath } from '../../studies/studyPaths';
import { pointOfStudy } from '../../studies/studyWords';
import { ConfidenceBadge } from '../PortfolioBadge';
import { confidenceLabels } from '../portfolio';

const { clientName, cups, alias } = studyRecord.fields;

/** A cell's text for an unknown value. */
const dash = <span aria-hidden="true">–</span>;
const eurosOf = (text: string | null) => (text === null ? dash : euros(Number(text)));
const powersOf = (powersKw: readonly string[] | null) =>
  powersKw ? powersKw.map(decimalInWords).join(' / ') : dash;

/** The points of a portfolio: ids are the names that the API sorts by. */
export const pointColumns: readonly Column<PortfolioPoint>[] = [
  {
    id: 'cups',
    header: 'Punto',
    sortable: true,
    isRowHeader: true,
    cell: (point) => (
      <Link to={`/company/puntos/${point.id}`}>
        <bdi>{pointOfStudy(point)}</bdi>
      </Link>
    ),
  },
  {
    id: 'client',
    header: clientName.label,
    sortable: true,
    cell: ({ clientId, clientName }) => (
      <Link to={`?cliente=${clientId}`} aria-label={`Solo los puntos de ${clientName}`}>
        <bdi>{clientName}</bdi>
      </Link>
    ),
  },
  {
    id: 'code',
    header: cups.label,
    initiallyHidden: true,
    cell: ({ cups }) => <span className="text-nowrap">{formatCups(cups)}</span>,
  },
  { id: 'tariff', header: 'Tarifa', cell: ({ tariff }) => tariff ?? dash },
  {
    id: 'type',
    header: 'Tipo de punto',
    initiallyHidden: true,
    cell: ({ pointType }) => pointType ?? dash,
  },
  {
    id: 'powers',
    header: 'Potencias actuales (kW)',
    initiallyHidden: true,
    cell: ({ currentPowersKw }) => powersOf(currentPowersKw),
  },
  {
    id: 'optimumPowers',
    header: 'Potencias óptimas (kW)',
    initiallyHidden: true,
    cell: ({ optimumPowersKw }) => powersOf(optimumPowersKw),
  },
  {
    id: 'current',
    header: 'Coste actual',
    align: 'end',
    fact: 'current',
    cell: ({ currentEur }) => eurosOf(currentEur),
  },
  {
    id: 'optimum',
    header: 'Coste óptimo',
    align: 'end',
    fact: 'optimum',
    initiallyHidden: true,
    cell: ({ optimumEur }) => eurosOf(optimumEur),
  },
  {
    id: 'saving',
    header: 'Ahorro',
    align: 'end',
    // Perhaps with the saving of this side.
    fact: 'saving',
    sortable: true,
    cell: ({ savingEur, crossing, ...point }) => (
      <>
        <strong>{eurosOf(savingEur)}</strong>
        {crossing && <small className="d-block mt-1">{crossingInWords(crossing, point)}</small>}
      </>
    ),
  },
  {
    id: 'percent',
    header: 'Ahorro, %',
    align: 'end',
    sortable: true,
    cell: ({ savingPercent }) => (savingPercent === null ? dash : percent(Number(savingPercent))),
  },
  {
    id: 'confidence',
    header: 'Confianza',
    fact: 'confidence',
    cell: ({ confidence, reasons }) => (
      <div style={{ minWidth: '11rem' }}>
        <ConfidenceBadge confidence={confidence} />
        {reasons.length > 0 && <small className="d-block mt-1">{reasons.join(' ')}</small>}
      </div>
    ),
  },
  {
    id: 'cautions',
    header: 'Avisos',
    fact: 'cautions',
    initiallyHidden: true,
    cell: ({ cautions }) => <small>{cautions.join(' ')}</small>,
  },
  {
    id: 'study',
    header: 'Estudio',
    cell: ({ study }) =>
      study ? (
        <Link className="text-nowrap" to={studyPath(study.id)}>
          {study.code}
        </Link>
      ) : (
        dash
      ),
  },
];

type Changed = Pick<PortfolioPoint, 'tariff' | 'pointType'>;

/** «Pasa a tipo 4. Sin cambiar de tipo de punto: 51 kW, ahorra 43,05 €.» */
function crossingInWords(
  { tariff, pointType, onThisSide }: NonNullable<PortfolioPoint['crossing']>,
  before: Changed,
): string {
  const isTariff = tariff !== before.tariff;
  const to = isTariff ? `Pasa a la ${tariff}.` : `Pasa a tipo ${pointType}.`;
  if (!onThisSide) return to;
  const what = isTariff ? 'Sin cambiar de tarifa' : 'Sin cambiar de tipo de punto';
  const { powersKw, savingEur } = onThisSide;
  return `${to} ${what}: ${kwInWords(powersKw)}, ${savingInWords(Number(savingEur))}.`;
}

const numberOrNull = (text: string | null) => (text === null ? null : Number(text));
const mostPeriods = 6;

/** A column for each period. */
const powerColumns = (
  words: string,
  powersOfPoint: (point: PortfolioPoint) => readonly string[] | null,
): readonly ExportColumn<PortfolioPoint>[] =>
  Array.from({ length: mostPeriods }, (_, index) => ({
    header: `${words} P${index + 1} (kW)`,
    value: (point) => numberOrNull(powersOfPoint(point)?.[index] ?? null),
  }));

export const pointExportColumns: readonly ExportColumn<PortfolioPoint>[] = [
  ...recordFileColumns<RecordFacts, PortfolioPoint>({
    ...studyRecord,
    fields: { clientName, cups, alias },
  }),
  { header: 'Tarifa', value: ({ tariff }) => tariff },
  { header: 'Tipo de punto', value: ({ pointType }) => pointType },
  ...powerColumns('Actual', ({ currentPowersKw }) => currentPowersKw),
  ...powerColumns('Óptima', ({ optimumPowersKw }) => optimumPowersKw),
  { header: 'Coste actual (€)', value: ({ currentEur }) => numberOrNull(currentEur) },
  { header: 'Coste óptimo (€)', value: ({ optimumEur }) => numberOrNull(optimumEur) },
  { header: 'Ahorro (€)', value: ({ savingEur }) => numberOrNull(savingEur) },
  { header: 'Ahorro (%)', value: ({ savingPercent }) => numberOrNull(savingPercent) },
  {
    header: 'Cambia a',
    value: ({ crossing, tariff }) =>
      crossing && (crossing.tariff === tariff ? `tipo ${crossing.pointType}` : crossing.tariff),
  },
  {
    header: 'Ahorro sin cambiar de tipo ni de tarifa (€)',
    value: ({ crossing }) => numberOrNull(crossing?.onThisSide?.savingEur ?? null),
  },
  { header: 'Confianza', value: ({ confidence }) => confidenceLabels[confidence] },
  { header: 'Motivos', value: ({ reasons }) => reasons.join(' ') },
  { header: 'Avisos', value: ({ cautions }) => cautions.join(' ') },
  { header: 'Estudio', value: ({ study }) => study?.code ?? null },
];

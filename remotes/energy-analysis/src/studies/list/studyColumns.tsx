import type { StudyRow } from '@vatio/contracts/energy-analysis/studies';
import { formatCups } from '@vatio/energy/cups';
import type { ExportColumn } from '@vatio/ui/export';
import { date, decimalInWords, euros } from '@vatio/ui/format';
import type { Column } from '@vatio/ui/table';
import { Link } from 'react-router-dom';
import { StudyBadge } from '../StudyBadge';
import { studyPath } from '../studyPaths';
import {
  analysesInShort,
  analysesInWords,
  pointOfStudy,
  stateLabels,
  windowInWords,
} from '../studyWords';

/** A cell's text for an unknown value. */
const dash = <span aria-hidden="true">–</span>;

/** The list of studies: ids are the names that the API sorts by. */
export const studyColumns: readonly Column<StudyRow>[] = [
  {
    id: 'code',
    header: 'Código',
    sortable: true,
    isRowHeader: true,
    cell: ({ id, code }) => (
      <Link className="text-nowrap" to={studyPath(id)}>
        {code}
      </Link>
    ),
  },
  {
    id: 'client',
    header: 'Cliente',
    sortable: true,
    cell: ({ clientName }) => <bdi>{clientName}</bdi>,
  },
  { id: 'point', header: 'Punto', cell: (study) => <bdi>{pointOfStudy(study)}</bdi> },
  {
    id: 'cups',
    header: 'CUPS',
    initiallyHidden: true,
    cell: ({ cups }) => <span className="text-nowrap">{formatCups(cups)}</span>,
  },
  {
    id: 'window',
    header: 'Meses',
    initiallyHidden: true,
    cell: (study) => <span className="text-nowrap">{windowInWords(study)}</span>,
  },
  { id: 'analyses', header: 'Análisis', cell: ({ analyses }) => analysesInShort(analyses) },
  { id: 'state', header: 'Estado', cell: ({ state }) => <StudyBadge state={state} /> },
  { id: 'author', header: 'Autor', cell: ({ authorName }) => <bdi>{authorName}</bdi> },
  {
    id: 'created',
    header: 'Fecha',
    sortable: true,
    cell: ({ createdAt }) => <span className="text-nowrap">{date(createdAt)}</span>,
  },
  {
    id: 'saving',
    header: 'Ahorro',
    align: 'end',
    fact: 'saving',
    sortable: true,
    cell: ({ savingEur, savingPercent }) =>
      savingEur === null || savingPercent === null ? (
        dash
      ) : (
        <>
          {euros(Number(savingEur))}
          <small className="d-block text-muted">{decimalInWords(savingPercent)} %</small>
        </>
      ),
  },
];

const numberOrNull = (text: string | null) => (text === null ? null : Number(text));

export const studyExportColumns: readonly ExportColumn<StudyRow>[] = [
  { header: 'Código', value: ({ code }) => code },
  { header: 'Cliente', value: ({ clientName }) => clientName },
  { header: 'CUPS', value: ({ cups }) => cups },
  { header: 'Alias', value: ({ alias }) => alias },
  { header: 'Desde', value: ({ from }) => inDigits(from) },
  { header: 'Hasta', value: ({ to }) => inDigits(to) },
  { header: 'Análisis', value: ({ analyses }) => analysesInWords(analyses) },
  { header: 'Estado', value: ({ state }) => stateLabels[state] },
  { header: 'Autor', value: ({ authorName }) => authorName },
  { header: 'Fecha', value: ({ createdAt }) => new Date(createdAt) },
  { header: 'Ahorro (€/año)', value: ({ savingEur }) => numberOrNull(savingEur) },
  { header: 'Ahorro (%)', value: ({ savingPercent }) => numberOrNull(savingPercent) },
];

/** «31/01/2026», as spreadsheets read it. */
const inDigits = (day: string) => day.split('-').reverse().join('/');

import type { StudyRow } from '@vatio/contracts/energy-analysis/studies';
import { studyRecord } from '@vatio/contracts/energy-analysis/studyRecord';
import { formatCups } from '@vatio/energy/cups';
import { recordFileColumns } from '@vatio/ui/export';
import { date, decimalInWords, euros } from '@vatio/ui/format';
import { type Column, recordColumns } from '@vatio/ui/table';
import { Link } from 'react-router-dom';
import { StudyBadge } from '../StudyBadge';
import { studyPath } from '../studyPaths';
import { analysesInShort, analysesInWords, pointOfStudy, windowInWords } from '../studyWords';

/** A cell's text for an unknown value. */
const dash = <span aria-hidden="true">–</span>;

const savingColumn: Column<StudyRow> = {
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
};

/** The list of studies: ids are the names that the API sorts by. */
export const studyColumns = recordColumns<typeof studyRecord, StudyRow>(
  studyRecord,
  {
    code: {
      isRowHeader: true,
      cell: ({ id, code }) => (
        <Link className="text-nowrap" to={studyPath(id)}>
          {code}
        </Link>
      ),
    },
    clientName: { id: 'client' },
    cups: { cell: ({ cups }) => <span className="text-nowrap">{formatCups(cups)}</span> },
    state: { cell: ({ state }) => <StudyBadge state={state} /> },
    authorName: { id: 'author' },
  },
  {
    clientName: [
      { id: 'point', header: 'Punto', cell: (study) => <bdi>{pointOfStudy(study)}</bdi> },
    ],
    cups: [
      {
        id: 'window',
        header: 'Meses',
        initiallyHidden: true,
        cell: (study) => <span className="text-nowrap">{windowInWords(study)}</span>,
      },
      { id: 'analyses', header: 'Análisis', cell: ({ analyses }) => analysesInShort(analyses) },
    ],
    authorName: [
      {
        id: 'created',
        header: 'Fecha',
        sortable: true,
        cell: ({ createdAt }) => <span className="text-nowrap">{date(createdAt)}</span>,
      },
      savingColumn,
    ],
  },
);

const numberOrNull = (text: string | null) => (text === null ? null : Number(text));

export const studyExportColumns = recordFileColumns<typeof studyRecord, StudyRow>(studyRecord, {
  to: [{ header: 'Análisis', value: ({ analyses }) => analysesInWords(analyses) }],
  authorName: [
    { header: 'Fecha', value: ({ createdAt }) => new Date(createdAt) },
    { header: 'Ahorro (€/año)', value: ({ savingEur }) => numberOrNull(savingEur) },
    { header: 'Ahorro (%)', value: ({ savingPercent }) => numberOrNull(savingPercent) },
  ],
});

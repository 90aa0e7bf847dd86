import type { PortfolioRow } from '@vatio/contracts/energy-analysis/portfolios';
import { dateTime, euros, number } from '@vatio/ui/format';
import { ProgressBar } from '@vatio/ui/layout';
import type { Column } from '@vatio/ui/table';
import { Link } from 'react-router-dom';
import { windowInWords } from '../../studies/studyWords';
import { PortfolioBadge } from '../PortfolioBadge';
import { clientsInWords, portfolioPath } from '../portfolio';

/** The list of portfolios. */
export const portfolioColumns: readonly Column<PortfolioRow>[] = [
  {
    id: 'created',
    header: 'Fecha',
    isRowHeader: true,
    cell: ({ id, createdAt }) => (
      <Link className="text-nowrap" to={portfolioPath(id)}>
        {dateTime(createdAt)}
      </Link>
    ),
  },
  {
    id: 'window',
    header: 'Meses',
    cell: (portfolio) => <span className="text-nowrap">{windowInWords(portfolio)}</span>,
  },
  { id: 'clients', header: 'De quién', cell: clientsInWords },
  { id: 'points', header: 'Puntos', align: 'end', cell: ({ points }) => number(points) },
  {
    id: 'state',
    header: 'Estado',
    cell: ({ state, progress, createdAt }) =>
      state === 'running' ? (
        <ProgressBar
          label={`Progreso de la cartera del ${dateTime(createdAt)}`}
          progress={progress}
          done="hecho"
        />
      ) : (
        <PortfolioBadge state={state} />
      ),
  },
  { id: 'author', header: 'Autor', cell: ({ authorName }) => <bdi>{authorName}</bdi> },
  {
    id: 'saving',
    header: 'Ahorro',
    align: 'end',
    fact: 'saving',
    cell: ({ savingEur }) =>
      savingEur === null ? <span aria-hidden="true">–</span> : euros(Number(savingEur)),
  },
];

import { useQuery } from '@tanstack/react-query';
import { useHasRole } from '@vatio/platform';
import { Page } from '@vatio/ui/layout';
import { ListStates, NoMatches, TableSkeleton, useListState } from '@vatio/ui/table';
import { History, Plus } from 'lucide-react';
import { Link } from 'react-router-dom';
import { missingParametersQuery, parametersQuery } from '../parameterApi';
import { parameterFilters, toParameterQuery, versionOf } from '../parameterFilter';
import { EndingValues } from './EndingValues';
import { MissingParameters } from './MissingParameters';
import { OldVersion } from './OldVersion';
import { OpenQuestions } from './OpenQuestions';
import { ParameterTables } from './ParameterTables';
import { ParameterToolbar } from './ParameterToolbar';

const title = 'Parámetros regulados';
const crumbsForAdmins = [{ label: 'Usuarios', to: '/user' }, { label: title }];

/** Every regulated value of a year: what it is, until when, and where it is published. */
export function ParameterList() {
  const isAdmin = useHasRole('admin');
  const list = useListState({ sort: 'kind' }, parameterFilters);
  const thisYear = new Date().getFullYear();
  const parameters = useQuery(parametersQuery(toParameterQuery(list.filters, thisYear)));
  const version = versionOf(list.filters);
  const missing = useQuery({ ...missingParametersQuery, enabled: version === undefined });
  const canChange = isAdmin && version === undefined;

  return (
    <Page
      title={title}
      crumbs={isAdmin ? crumbsForAdmins : []}
      actions={<Actions canChange={canChange} />}
    >
      {/* The page waits for its top part, which would push the rest down. */}
      {missing.isLoading ? (
        <TableSkeleton columns={8} />
      ) : (
        <>
          {version ? (
            <OldVersion
              version={version}
              onLeave={() => list.change({ filters: { version: '' } })}
            />
          ) : (
            <>
              {canChange && <EndingValues found={missing.data} />}
              <OpenQuestions found={missing.data} canChange={canChange} />
              <MissingParameters missing={missing.data?.rows ?? []} canChange={canChange} />
            </>
          )}
          <ParameterToolbar
            list={list}
            thisYear={thisYear}
            rows={parameters.data?.rows}
            canChange={canChange}
          />
          <ListStates
            query={parameters}
            columns={8}
            what="los parámetros"
            empty={
              parameters.data?.rows.length === 0 && (
                <NoMatches title="No hay valores con esos filtros" onClear={list.clear}>
                  Puede que todavía no estén publicados, o que esa clase no dependa de la tarifa.
                </NoMatches>
              )
            }
          >
            {({ rows }) => (
              <ParameterTables
                rows={rows}
                canChange={canChange}
                isRefreshing={parameters.isPlaceholderData}
              />
            )}
          </ListStates>
        </>
      )}
    </Page>
  );
}

function Actions({ canChange }: { readonly canChange: boolean }) {
  return (
    <>
      <Link className="btn btn-outline-primary" to="versiones">
        <History aria-hidden="true" /> Historial
      </Link>
      {canChange && (
        <Link className="btn btn-primary" to="nuevo">
          <Plus aria-hidden="true" /> Nueva versión
        </Link>
      )}
    </>
  );
}

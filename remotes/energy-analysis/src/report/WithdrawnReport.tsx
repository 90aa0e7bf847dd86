import { useQuery } from '@tanstack/react-query';
import type { WithdrawnPresentation } from '@vatio/contracts/energy-analysis/presentations';
import type { StudyCalculation, StudyInputs } from '@vatio/contracts/energy-analysis/studies';
import { localDay } from '@vatio/records/time';
import { dateTime } from '@vatio/ui/format';
import { Loaded, Page } from '@vatio/ui/layout';
import { useMemo } from 'react';
import { useParams } from 'react-router-dom';
import { withdrawnQuery } from '../studies/detail/detailApi';
import { studyInputsQuery } from '../studies/inputsApi';
import { factOfEvent } from '../studies/studyFacts';
import { studyPath } from '../studies/studyPaths';
import { foundOf } from './found';
import { ReportPaper } from './paper/ReportPaper';

/** The report of a study as it was presented, after that was withdrawn: to read, and marked as such. */
export function WithdrawnReport() {
  const { id = '', withdrawalId = '' } = useParams();
  const withdrawn = useQuery(withdrawnQuery(id, withdrawalId));
  const { study } = withdrawn.data ?? {};
  const inputs = useQuery({
    ...studyInputsQuery(id, study?.calculation?.number ?? 0),
    enabled: Boolean(study?.calculation),
  });
  const code = study?.code ?? 'Estudio';
  return (
    <Page
      title="Presentación retirada"
      documentTitle={`Presentación retirada de ${code}`}
      crumbs={[
        { label: 'Estudios', to: '/energy-analysis' },
        { label: code, to: studyPath(id) },
        { label: 'Presentación retirada' },
      ]}
    >
      <Loaded query={withdrawn} loading="Cargando la presentación…" what="esta presentación">
        {(found) => (
          <>
            <p className="alert alert-danger">
              <strong>Retirada</strong> el {dateTime(found.at)} por <bdi>{found.actorName}</bdi>:{' '}
              <span className="text-break" data-fact={factOfEvent(id, withdrawalId)}>
                {found.reason}
              </span>
            </p>
            <Loaded query={inputs} loading="Cargando la demanda y los precios…" what="los precios">
              {(prices) =>
                found.study.calculation && (
                  <AsPresented
                    withdrawn={found}
                    calculation={found.study.calculation}
                    inputs={prices}
                  />
                )
              }
            </Loaded>
          </>
        )}
      </Loaded>
    </Page>
  );
}

interface AsPresentedProps {
  readonly withdrawn: WithdrawnPresentation;
  readonly calculation: StudyCalculation;
  readonly inputs: StudyInputs;
}

function AsPresented({ withdrawn, calculation, inputs }: AsPresentedProps) {
  const { at, study, offers, report } = withdrawn;
  const found = useMemo(() => {
    const { subject, facts } = report;
    const today = localDay(new Date(subject?.presentedAt ?? at));
    const now = { subject, facts, point: subject?.powerChange ?? null, today, withdrawnAt: at };
    return foundOf(study, calculation, inputs, offers, now);
  }, [at, study, calculation, inputs, offers, report]);
  return <ReportPaper found={found} parts={report.parts} />;
}

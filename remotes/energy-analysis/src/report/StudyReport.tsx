import { useQuery } from '@tanstack/react-query';
import type { StudyOffersAnswer } from '@vatio/contracts/energyAnalysis/offers';
import type { StudyReport as Report } from '@vatio/contracts/energyAnalysis/report';
import { useHasRole } from '@vatio/platform';
import { InPlaceForm } from '@vatio/ui/forms';
import { Card, Loaded } from '@vatio/ui/layout';
import { useMemo } from 'react';
import { offersQuery } from '../offers/offersApi';
import { type Calculated, CalculatedTab } from '../studies/CalculatedTab';
import { isOpen } from '../studies/studyActions';
import type { StudyTabProps } from '../studies/studyTab';
import { foundOf, type ReportFound } from './found';
import classes from './paper/Paper.module.css';
import { ReportActions } from './paper/ReportActions';
import { ReportPaper } from './paper/ReportPaper';
import { PlanFields } from './plan/PlanFields';
import { reportFormSchema, reportWords, toReportForm } from './plan/reportForm';
import { reportQuery, useChangeReport } from './reportApi';
import { reportSectionEntries } from './sections/entries';

/** The tab «Informe» of a study: what is printed, in which order, and how it looks on paper. */
export const StudyReport = ({ study }: StudyTabProps) => (
  <CalculatedTab study={study}>
    {(found) => <WithPlan key={found.calculation.number} study={study} {...found} />}
  </CalculatedTab>
);

function WithPlan({ study, calculation, inputs }: StudyTabProps & Calculated) {
  const report = useQuery(reportQuery(study.id));
  const offers = useQuery(offersQuery(study.id));
  return (
    <Loaded query={report} loading="Cargando el informe…" what="el informe">
      {(stored) => (
        <Loaded query={offers} loading="Cargando las ofertas…" what="las ofertas">
          {(compared) => (
            <WithOffers
              study={study}
              calculation={calculation}
              inputs={inputs}
              offers={compared}
              stored={stored}
            />
          )}
        </Loaded>
      )}
    </Loaded>
  );
}

interface WithOffersProps extends StudyTabProps, Calculated {
  readonly offers: StudyOffersAnswer;
  readonly stored: Report;
}

function WithOffers({ study, calculation, inputs, offers, stored }: WithOffersProps) {
  const canWrite = useHasRole('admin', 'writer');
  const found = useMemo(
    () => foundOf(study, calculation, inputs, offers),
    [study, calculation, inputs, offers],
  );
  if (canWrite && isOpen(study)) return <Arranged found={found} stored={stored} />;
  return (
    <>
      <ReportActions found={found} />
      <ReportPaper found={found} parts={stored.parts} />
    </>
  );
}

interface ArrangedProps {
  readonly found: ReportFound;
  readonly stored: Report;
}

/** The plan beside the paper, which shows each change at once. */
function Arranged({ found, stored }: ArrangedProps) {
  const { id } = found.study;
  const change = useChangeReport(id);
  const missing = reportSectionEntries
    .filter((entry) => !entry.isThere(found))
    .map(({ kind }) => kind);
  return (
    <InPlaceForm
      schema={reportFormSchema}
      draftKey={`energy-analysis/report/${id}`}
      stored={stored}
      change={change}
      toForm={toReportForm}
      toSend={({ parts }, version) => ({ version, parts })}
      words={reportWords}
      what="este informe"
      savedMessage="Informe guardado"
      submit="Guardar el informe"
      layout={(plan, form) => (
        <div className={classes.layout}>
          <div className={classes.plan}>
            <Card title="Qué lleva el informe">{plan}</Card>
          </div>
          <div>
            <ReportActions found={found} />
            <ReportPaper found={found} parts={form.watch('parts')} />
          </div>
        </div>
      )}
    >
      {(form) => <PlanFields form={form} missing={missing} />}
    </InPlaceForm>
  );
}

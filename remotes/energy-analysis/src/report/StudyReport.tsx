import { useQuery } from '@tanstack/react-query';
import type { StudyOffersAnswer } from '@vatio/contracts/energy-analysis/offers';
import type { StudyReport as Report } from '@vatio/contracts/energy-analysis/report';
import { useHasRole } from '@vatio/platform';
import { localDay, today } from '@vatio/records/time';
import { InPlaceForm } from '@vatio/ui/forms';
import { Card, Loaded } from '@vatio/ui/layout';
import { useMemo } from 'react';
import { offersQuery } from '../offers/offersApi';
import { type Calculated, CalculatedTab } from '../studies/CalculatedTab';
import { isOpen } from '../studies/studyActions';
import { pointQuery } from '../studies/studyApi';
import type { StudyTabProps } from '../studies/studyTab';
import { foundOf, type ReportFound, type ReportNow, withFacts } from './found';
import classes from './paper/Paper.module.css';
import { ReportActions } from './paper/ReportActions';
import { ReportPaper } from './paper/ReportPaper';
import { FactFields } from './plan/FactFields';
import { PlanFields } from './plan/PlanFields';
import {
  factsOf,
  mineOver,
  type ReportFormState,
  reportFormSchema,
  reportWords,
  toReportForm,
} from './plan/reportForm';
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

interface WithOffersProps extends StudyTabProps, Omit<Calculated, 'fact'> {
  readonly offers: StudyOffersAnswer;
  readonly stored: Report;
}

function WithOffers({ study, calculation, inputs, offers, stored }: WithOffersProps) {
  const canWrite = useHasRole('admin', 'writer');
  const { subject, facts } = stored;
  // A presented report says what was known then.
  const { data: point } = useQuery({
    ...pointQuery(study.supplyPointId),
    enabled: subject === null,
  });
  const now = useMemo(
    () => ({
      subject,
      facts,
      point: (subject ? subject.powerChange : point) ?? null,
      today: subject ? localDay(new Date(subject.presentedAt)) : today(),
    }),
    [subject, facts, point],
  );
  const found = useMemo(
    () => foundOf(study, calculation, inputs, offers, now),
    [study, calculation, inputs, offers, now],
  );
  if (canWrite && isOpen(study)) return <Arranged found={found} now={now} stored={stored} />;
  return (
    <>
      <ReportActions found={found} />
      <ReportPaper found={found} parts={stored.parts} />
    </>
  );
}

interface ArrangedProps {
  readonly found: ReportFound;
  readonly now: ReportNow;
  readonly stored: Report;
}

/** The plan beside the paper, which shows each change at once. */
function Arranged({ found, now, stored }: ArrangedProps) {
  const { id } = found.study;
  const change = useChangeReport(id);
  const missing = reportSectionEntries
    .filter((entry) => !entry.isThere(found))
    .map(({ kind }) => kind);
  return (
    <InPlaceForm
      schema={reportFormSchema}
      draftKey={`energy-analysis/report-and-facts/${id}`}
      stored={stored}
      change={change}
      toForm={toReportForm}
      toSend={(mine, version, base, theirs = base) => ({
        version,
        ...mineOver(mine, base, theirs),
      })}
      choice="Si guardas lo tuyo, los textos de la otra persona se quedan."
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
            <Paper form={form} found={found} now={now} />
          </div>
        </div>
      )}
    >
      {(form) => (
        <>
          <PlanFields form={form} missing={missing} />
          <FactFields form={form} found={found} />
        </>
      )}
    </InPlaceForm>
  );
}

interface PaperProps {
  readonly form: ReportFormState;
  readonly found: ReportFound;
  readonly now: ReportNow;
}

/** The report as it would be printed with the typed values; an unreadable field keeps its previous value. */
function Paper({ form, found, now }: PaperProps) {
  const { needsConnection, needsVerification, bankKvar, bankPriceEur } = factsOf(
    form.watch('facts'),
    now.facts,
  );
  // The sections are drawn again for other facts alone, and not for each key of a text.
  const typed = useMemo(
    () => withFacts(found, now, { needsConnection, needsVerification, bankKvar, bankPriceEur }),
    [found, now, needsConnection, needsVerification, bankKvar, bankPriceEur],
  );
  return (
    <>
      <ReportActions found={typed} />
      <ReportPaper found={typed} parts={form.watch('parts')} />
    </>
  );
}

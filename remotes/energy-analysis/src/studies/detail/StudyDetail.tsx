import { useQuery } from '@tanstack/react-query';
import type { Study } from '@vatio/contracts/energy-analysis/studies';
import { EmptyState, LazyPage, Loaded, Page } from '@vatio/ui/layout';
import { EyeOff } from 'lucide-react';
import type { ComponentType } from 'react';
import { Link, useParams } from 'react-router-dom';
import { DataLink } from '../DataLink';
import { StudyData } from '../data/StudyData';
import { StudyBadge } from '../StudyBadge';
import { isOfStudy, tabsOf } from '../studyAnalysis';
import { studyPath } from '../studyPaths';
import { type StudyTab, type StudyTabProps, studyTabs } from '../studyTab';
import { pointOfStudy } from '../studyWords';
import { studyQuery } from './detailApi';
import { StudyActions } from './StudyActions';

export interface StudyDetailProps {
  readonly tab: StudyTab;
  /** Fetches what the tab shows. Without it, the study's data are shown. */
  readonly load?: () => Promise<ComponentType<StudyTabProps>>;
}

/** One study: its heading, what may be done with it, its tabs, and the one that is open. */
export function StudyDetail({ tab, load }: StudyDetailProps) {
  const { id = '' } = useParams();
  const study = useQuery(studyQuery(id));
  const name = study.data?.code ?? 'Estudio';
  const label = studyTabs.find((one) => one.tab === tab)?.label ?? '';
  const isData = tab === 'data';
  const page = { label: name, to: studyPath(id) };

  return (
    <Page
      title={name}
      documentTitle={isData ? name : `${label} de ${name}`}
      crumbs={[
        { label: 'Estudios', to: '/energy-analysis' },
        ...(isData ? [{ label: name }] : [page, { label }]),
      ]}
      actions={study.data && <StudyActions study={study.data} />}
    >
      <Loaded query={study} loading="Cargando el estudio…" what="este estudio">
        {(found) => (
          <>
            <Subject study={found} />
            <StudyTabs study={found} current={tab} />
            {!isOfStudy(found, tab) ? (
              <NotAnalysed study={found} label={label} />
            ) : load ? (
              <LazyPage key={tab} load={load} props={{ study: found }} />
            ) : (
              <StudyData study={found} />
            )}
          </>
        )}
      </Loaded>
    </Page>
  );
}

/** The study's client and point, on every tab. */
function Subject({ study }: { readonly study: Study }) {
  return (
    <p className="d-flex flex-wrap align-items-center column-gap-2 row-gap-1">
      <StudyBadge state={study.state} />
      <span>
        <bdi>{study.clientName}</bdi> ·{' '}
        <Link to={`/company/puntos/${study.supplyPointId}`}>
          <bdi>{pointOfStudy(study)}</bdi>
        </Link>
      </span>
    </p>
  );
}

interface StudyTabsProps {
  readonly study: Study;
  readonly current: StudyTab;
}

function StudyTabs({ study, current }: StudyTabsProps) {
  return (
    <nav
      className="nav nav-underline row-gap-0 mb-3 border-bottom"
      aria-label="Apartados del estudio"
    >
      {tabsOf(study).map(({ tab, label, path }) => (
        <Link
          key={tab}
          className={`nav-link ${tab === current ? 'active' : ''}`}
          aria-current={tab === current ? 'page' : undefined}
          to={`${studyPath(study.id)}${path}`}
        >
          {label}
        </Link>
      ))}
    </nav>
  );
}

interface NotAnalysedProps {
  readonly study: Study;
  /** The label of the tab that the address asked for. */
  readonly label: string;
}

function NotAnalysed({ study, label }: NotAnalysedProps) {
  return (
    <EmptyState
      icon={<EyeOff />}
      title={`Este estudio no analiza «${label}»`}
      action={<DataLink studyId={study.id} />}
    >
      En «Datos» se elige qué analiza, al calcularlo.
    </EmptyState>
  );
}

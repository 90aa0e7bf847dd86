import { useQuery } from '@tanstack/react-query';
import type { Study } from '@vatio/contracts/energy-analysis/studies';
import { studyAnalyses } from '@vatio/contracts/energy-analysis/studyRecord';
import { useHasRole } from '@vatio/platform';
import { NewForm } from '@vatio/ui/forms';
import { EmptyState, Loaded, Page } from '@vatio/ui/layout';
import { LockKeyhole } from 'lucide-react';
import { Link, useSearchParams } from 'react-router-dom';
import { studyQuery } from '../detail/detailApi';
import { useCreateStudy } from '../studyApi';
import { studyPath } from '../studyPaths';
import { StudyFields } from './StudyFields';
import { studyFormSchema } from './studyForm';
import { lastWindow, monthOr } from './windows';

const title = 'Nuevo estudio';
const crumbs = [{ label: 'Estudios', to: '/energy-analysis' }, { label: title }];

/**
 * Makes a study of a point, and goes to it. The address may say the point, the first month, and the
 * study that it continues.
 */
export function StudyNew() {
  const [params] = useSearchParams();
  const canCreate = useHasRole('admin', 'writer');
  const copyOf = params.get('copia') ?? '';
  const original = useQuery({ ...studyQuery(copyOf), enabled: canCreate && copyOf !== '' });
  if (!canCreate) {
    return (
      <Page title={title} crumbs={crumbs}>
        <EmptyState icon={<LockKeyhole />} title="No tienes permiso para crear estudios">
          Para crearlos hace falta ser administrador o editor. Si crees que deberías poder, habla
          con un administrador.
        </EmptyState>
      </Page>
    );
  }
  return (
    <Page title={title} crumbs={crumbs}>
      {copyOf === '' ? (
        <StudyForm />
      ) : (
        <Loaded query={original} loading="Cargando el estudio que se duplica…" what="el estudio">
          {(study) => <StudyForm original={study} />}
        </Loaded>
      )}
    </Page>
  );
}

/** @param original the study that is duplicated */
function StudyForm({ original }: { readonly original?: Study }) {
  const [params] = useSearchParams();
  const supplyPointId = params.get('punto') ?? '';
  const firstMonth = monthOr(params.get('mes'), lastWindow());
  const analyses = original?.analyses ?? [...studyAnalyses];
  const create = useCreateStudy(original?.id);
  const from = original ? `${original.id}/` : '';
  return (
    <>
      {original && (
        <p className="alert alert-info">
          Se copian los análisis, las notas, las ofertas y el informe de{' '}
          <Link to={studyPath(original.id)}>{original.code}</Link>. Los datos y el cálculo serán los
          de ahora.
        </p>
      )}
      <NewForm
        key={`${supplyPointId} ${firstMonth} ${from}`}
        schema={studyFormSchema}
        defaults={{ supplyPointId, firstMonth, analyses, notes: original?.notes ?? '' }}
        // A form begun for another point, or from another study, has a draft of its own.
        draftKey={`energy-analysis/studies/new/${from}${supplyPointId}`}
        create={create}
        submit="Crear estudio"
        cancelTo={original ? studyPath(original.id) : '/energy-analysis'}
        message={({ code, calculation }) =>
          `Estudio creado${calculation ? ' y calculado' : ', sin calcular'}: ${code}`
        }
        page={({ id }) => studyPath(id)}
      >
        {(form) => <StudyFields form={form} />}
      </NewForm>
    </>
  );
}

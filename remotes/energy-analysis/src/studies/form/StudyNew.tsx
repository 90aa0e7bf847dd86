import { useHasRole } from '@vatio/platform';
import { NewForm } from '@vatio/ui/forms';
import { EmptyState, Page } from '@vatio/ui/layout';
import { LockKeyhole } from 'lucide-react';
import { useSearchParams } from 'react-router-dom';
import { useCreateStudy } from '../studyApi';
import { studyPath } from '../studyPaths';
import { studyAnalyses } from '../studyWords';
import { StudyFields } from './StudyFields';
import { studyFormSchema } from './studyForm';
import { lastWindow } from './windows';

const title = 'Nuevo estudio';
const crumbs = [{ label: 'Estudios', to: '/energy-analysis' }, { label: title }];

/** Makes a study of a point, and goes to it. The address may say the point and the first month. */
export function StudyNew() {
  const [params] = useSearchParams();
  const supplyPointId = params.get('punto') ?? '';
  const firstMonth = params.get('mes') ?? lastWindow();
  const create = useCreateStudy();
  const canCreate = useHasRole('admin', 'writer');
  return (
    <Page title={title} crumbs={crumbs}>
      {canCreate ? (
        <NewForm
          key={`${supplyPointId} ${firstMonth}`}
          schema={studyFormSchema}
          defaults={{ supplyPointId, firstMonth, analyses: [...studyAnalyses], notes: '' }}
          // What was begun for another point is another study.
          draftKey={`energy-analysis/studies/new/${supplyPointId}`}
          create={create}
          submit="Crear estudio"
          cancelTo="/energy-analysis"
          message={({ code }) => `Estudio creado: ${code}`}
          page={({ id }) => studyPath(id)}
        >
          {(form) => <StudyFields form={form} />}
        </NewForm>
      ) : (
        <EmptyState icon={<LockKeyhole />} title="No tienes permiso para crear estudios">
          Para crearlos hace falta ser administrador o editor. Si crees que deberías poder, habla
          con un administrador.
        </EmptyState>
      )}
    </Page>
  );
}

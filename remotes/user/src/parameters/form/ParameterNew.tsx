import { useQuery } from '@tanstack/react-query';
import { useHasRole } from '@vatio/platform';
import { EmptyState, Loaded, Page } from '@vatio/ui/layout';
import { LockKeyhole } from 'lucide-react';
import { useSearchParams } from 'react-router-dom';
import { parametersQuery } from '../parameterApi';
import { parameterCrumbs } from '../parameterCrumbs';
import { daysOf, type ParameterSubject, type ProposedDays, subjectOf } from '../parameterSubject';
import { ParameterForm } from './ParameterForm';
import { ParameterSubjectFields } from './ParameterSubjectFields';

/** New values of one class, tariff or type, which is in the address. */
export function ParameterNew() {
  const [params] = useSearchParams();
  const subject = subjectOf(params);
  const days = daysOf(params);
  const isAdmin = useHasRole('admin');

  return (
    <Page
      title="Nueva versión de los parámetros"
      crumbs={[...parameterCrumbs, { label: 'Nueva versión' }]}
    >
      {isAdmin ? (
        <div className="form-card">
          <ParameterSubjectFields subject={subject} days={days} />
          <FormOfSubject key={JSON.stringify([subject, days])} subject={subject} days={days} />
        </div>
      ) : (
        <EmptyState icon={<LockKeyhole />} title="Solo los administradores cambian los parámetros">
          Si ves un valor que falta o que no es correcto, díselo a un administrador.
        </EmptyState>
      )}
    </Page>
  );
}

interface FormOfSubjectProps {
  readonly subject: ParameterSubject;
  readonly days: ProposedDays;
}

/** The form starts from what is in force, so it waits for that. */
function FormOfSubject({ subject, days }: FormOfSubjectProps) {
  const parameters = useQuery(parametersQuery(subject));
  return (
    <Loaded query={parameters} loading="Cargando lo que está en vigor…" what="lo que está en vigor">
      {(read) =>
        !parameters.isPlaceholderData && (
          <ParameterForm subject={subject} days={days} parameters={read} />
        )
      }
    </Loaded>
  );
}

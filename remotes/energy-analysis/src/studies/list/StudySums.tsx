import { useQuery } from '@tanstack/react-query';
import { euros, number } from '@vatio/ui/format';
import { LoadingState } from '@vatio/ui/layout';
import { studySummaryQuery } from '../studyApi';

/** The sums of the year. When the API cannot answer, the list below says why. */
export function StudySums() {
  const { data, isPending } = useQuery(studySummaryQuery);
  if (!isPending && !data) return null;
  return (
    <div className="card mb-3">
      <div className="card-body">
        {data ? (
          <dl className="d-flex flex-wrap column-gap-5 row-gap-2 mb-0" aria-label="Este año">
            <Sum label="Estudios abiertos" value={number(data.open)} />
            <Sum label="Ahorro encontrado este año" value={euros(Number(data.foundEur))} />
            <Sum label="Ahorro aceptado este año" value={euros(Number(data.acceptedEur))} />
          </dl>
        ) : (
          <LoadingState label="Cargando las sumas del año…" lines={2} />
        )}
      </div>
    </div>
  );
}

const Sum = ({ label, value }: { readonly label: string; readonly value: string }) => (
  <div>
    <dt className="text-muted fw-normal">{label}</dt>
    <dd className="fs-4 fw-bold mb-0">{value}</dd>
  </div>
);

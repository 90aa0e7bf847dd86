import { useQuery } from '@tanstack/react-query';
import { euros, number } from '@vatio/ui/format';
import { studySummaryQuery } from '../studyApi';

/** The sums of the year. When the API cannot answer, the list below says why. */
export function StudySums() {
  const { data, isPending } = useQuery(studySummaryQuery);
  if (!isPending && !data) return null;
  return (
    <div className="card mb-3">
      <dl
        className="card-body sums d-flex flex-wrap column-gap-5 row-gap-2 mb-0"
        aria-label="Este año"
        aria-busy={isPending}
      >
        <Sum
          label="Estudios abiertos"
          of="sin aceptar ni descartar"
          value={data && number(data.open)}
        />
        <Sum
          label="Ahorro encontrado este año"
          fact="studies:found"
          of="de los estudios calculados este año"
          value={data && euros(Number(data.foundEur))}
        />
        <Sum
          label="Ahorro aceptado este año"
          fact="studies:accepted"
          of="de los estudios aceptados este año"
          value={data && euros(Number(data.acceptedEur))}
        />
      </dl>
    </div>
  );
}

interface SumProps {
  readonly label: string;
  /** The studies that it counts. */
  readonly of: string;
  /** `undefined`: on its way. Its room is kept, so that it does not push the list away. */
  readonly value: string | undefined;
  /** The key of an amount. */
  readonly fact?: string;
}

const Sum = ({ label, of, value, fact }: SumProps) => (
  <div>
    <dt>{label}</dt>
    <dd className="mb-0">
      <span className="sum" data-fact={fact}>
        {value ?? <span className="placeholder col-8" />}
      </span>
      <small className="d-block text-muted">{of}</small>
    </dd>
  </div>
);

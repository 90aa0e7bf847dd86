import { useQuery } from '@tanstack/react-query';
import { euros, number } from '@vatio/ui/format';
import { Figure, Sums } from '@vatio/ui/layout';
import { studySummaryQuery } from '../studyApi';

/** The sums of the year. When the API cannot answer, the list below says why. */
export function StudySums() {
  const { data, isPending } = useQuery(studySummaryQuery);
  if (!isPending && !data) return null;
  return (
    <Sums label="Este año" isBusy={isPending}>
      <Figure label="Estudios abiertos" note="sin aceptar ni descartar">
        {data && number(data.open)}
      </Figure>
      <Figure
        label="Ahorro encontrado este año"
        fact="studies:found"
        note="de los estudios calculados este año"
      >
        {data && euros(Number(data.foundEur))}
      </Figure>
      <Figure
        label="Ahorro aceptado este año"
        fact="studies:accepted"
        note="de los estudios aceptados este año"
      >
        {data && euros(Number(data.acceptedEur))}
      </Figure>
    </Sums>
  );
}

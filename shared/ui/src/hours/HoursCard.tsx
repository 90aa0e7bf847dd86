import { queryOptions, useQuery } from '@tanstack/react-query';
import type { HoursTotals } from '@vatio/contracts/activity-hours/summary';
import { http, SectionLink, useHasRole } from '@vatio/platform';
import { durationInWords } from '@vatio/records/duration';
import { number } from '@vatio/ui/format';
import { Card, ErrorState, Figure, Figures } from '@vatio/ui/layout';

/** The subjects of hours: the API's name of each, and its name in the filter of «Partes». */
const subjects = {
  client: { field: 'clientId', filter: 'cliente' },
  study: { field: 'studyId', filter: 'estudio' },
  bill: { field: 'billId', filter: 'factura' },
  claim: { field: 'claimId', filter: 'reclamacion' },
} as const;
export type HoursSubject = keyof typeof subjects;

export interface HoursCardProps {
  readonly of: HoursSubject;
  readonly id: string;
}

/**
 * The hours of a client, study, bill or claim, for the page of any section, with the way to their entries.
 * Hidden from pds_editor, who gets none of them. While it reads, dashes hold its place.
 */
export function HoursCard({ of, id }: HoursCardProps) {
  const readsSums = useHasRole('admin', 'writer', 'reader');
  return readsSums ? <Sums of={of} id={id} /> : null;
}

const totalsQuery = (subject: HoursSubject, id: string) =>
  queryOptions({
    queryKey: ['hours', 'totals', subject, id],
    queryFn: async ({ signal }) => {
      const params = { [subjects[subject].field]: id };
      return (await http.get<HoursTotals>('hours/totals', { params, signal })).data;
    },
  });

function Sums({ of, id }: HoursCardProps) {
  const { data, isLoadingError, error, refetch } = useQuery(totalsQuery(of, id));
  const isAdmin = useHasRole('admin');
  const readsEntries = useHasRole('admin', 'writer');
  return (
    <Card title="Horas">
      {isLoadingError ? (
        <ErrorState error={error} what="estas horas" onRetry={refetch} />
      ) : (
        <Figures>
          <Figure label="Dedicadas">{data && durationInWords(data.minutes)}</Figure>
          <Figure label="Facturables">{data && durationInWords(data.billableMinutes)}</Figure>
          <Figure label="Partes">{data && number(data.entries)}</Figure>
        </Figures>
      )}
      {readsEntries && (
        <p className="mt-2 mb-0">
          <SectionLink to={`/activity-hours/partes?${subjects[of].filter}=${id}`}>
            {/* Writers find their own there, which may be fewer. */}
            {isAdmin ? 'Ver sus partes' : 'Ver mis partes'}
            {!isAdmin && data && `, que suman ${durationInWords(data.listedMinutes ?? 0)}`}
          </SectionLink>
        </p>
      )}
    </Card>
  );
}

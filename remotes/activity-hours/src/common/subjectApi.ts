import { queryOptions } from '@tanstack/react-query';
import type { Named } from '@vatio/contracts/activity-hours/entries';
import type { Bill } from '@vatio/contracts/billing/bills';
import type { Claim } from '@vatio/contracts/billing/claims/claims';
import type { SupplyPoint } from '@vatio/contracts/company/points';
import type { Study } from '@vatio/contracts/energy-analysis/studies';
import { http } from '@vatio/platform';
import type { SubjectField } from './subject';

/** The number of subjects that the list under a field shows. */
const offered = 8;

/** The address of each kind, and the name that people use for it. */
const kinds = {
  pointId: {
    address: 'points',
    toNamed: ({ id, alias, cups }: SupplyPoint): Named => ({ id, name: alias || cups }),
  },
  studyId: { address: 'studies', toNamed: ({ id, code }: Study): Named => ({ id, name: code }) },
  billId: { address: 'bills', toNamed: ({ id, number }: Bill): Named => ({ id, name: number }) },
  claimId: {
    address: 'claims',
    toNamed: ({ id, reference }: Claim): Named => ({ id, name: reference }),
  },
} as const;

/** The first points, studies, bills or claims that match. @param clientId whose; undefined: any client's */
export const subjectsQuery = (field: SubjectField, clientId: string | undefined, q: string) =>
  queryOptions({
    queryKey: ['hours-subjects', field, clientId ?? '', q],
    queryFn: async ({ client, signal }) => {
      const { address, toNamed } = kinds[field];
      const params = { ...(clientId && { clientId }), pageSize: offered, ...(q && { q }) };
      const { rows } = (await http.get<{ rows: never[] }>(address, { params, signal })).data;
      const found = rows.map((row) => toNamed(row));
      // The name of what is chosen of them need not be asked for.
      for (const { id, name } of found) {
        client.setQueryData(subjectNameQuery(field, id).queryKey, name);
      }
      return found;
    },
  });

/** The name of one subject; a draft's subject is in no list. */
export const subjectNameQuery = (field: SubjectField, id: string) =>
  queryOptions({
    queryKey: ['hours-subject-name', field, id],
    queryFn: async ({ signal }) => {
      const { address, toNamed } = kinds[field];
      const path = `${address}/${encodeURIComponent(id)}`;
      return toNamed((await http.get<never>(path, { signal })).data).name;
    },
    staleTime: Number.POSITIVE_INFINITY,
  });

import { queryOptions } from '@tanstack/react-query';
import type { Named } from '@vatio/contracts/activityHours/entries';
import type { BillListAnswer } from '@vatio/contracts/billing/bills';
import type { ClaimListAnswer } from '@vatio/contracts/billing/claims';
import type { SupplyPointListAnswer } from '@vatio/contracts/company/points';
import type { StudyListAnswer } from '@vatio/contracts/energyAnalysis/studies';
import { http } from '@vatio/platform';
import type { SubjectField } from './entryForm';

/** As many as a list under a field shows. */
const offered = 8;

/** What is asked for, and what people call each. */
const lists = {
  pointId: {
    address: 'points',
    toNamed: ({ rows }: SupplyPointListAnswer): Named[] =>
      rows.map(({ id, alias, cups }) => ({ id, name: alias || cups })),
  },
  studyId: {
    address: 'studies',
    toNamed: ({ rows }: StudyListAnswer): Named[] =>
      rows.map(({ id, code }) => ({ id, name: code })),
  },
  billId: {
    address: 'bills',
    toNamed: ({ rows }: BillListAnswer): Named[] =>
      rows.map(({ id, number }) => ({ id, name: number })),
  },
  claimId: {
    address: 'claims',
    toNamed: ({ rows }: ClaimListAnswer): Named[] =>
      rows.map(({ id, reference }) => ({ id, name: reference })),
  },
} as const;

/** The first of a client's points, studies, bills or claims that match. */
export const subjectsQuery = (field: SubjectField, clientId: string, q: string) =>
  queryOptions({
    queryKey: ['hours-subjects', field, clientId, q],
    queryFn: async ({ signal }) => {
      const { address, toNamed } = lists[field];
      const params = { clientId, pageSize: offered, ...(q && { q }) };
      return toNamed((await http.get(address, { params, signal })).data);
    },
  });

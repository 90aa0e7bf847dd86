import { randomUUID } from 'node:crypto';
import { type Role, roles } from '@vatio/contracts/roles';
import { usualParts } from '../src/areas/energy-analysis/report/parts';
import { billOf } from './fixtures/bills';
import { entryOf } from './fixtures/hours';
import { portfolioOf } from './fixtures/portfolios';
import type { Supply } from './fixtures/routeSupply';
import { parameterChangeOf } from './parameters';
import {
  clientOf,
  contactOf,
  contractOf,
  offerOf,
  pointOf,
  readingOf,
  smallContractOf,
  studyOf,
} from './supply';

/** A route about clients, points, contracts, curves or parameters, and who may call it. */
type SupplyRoute = [
  route: string,
  allowed: readonly Role[],
  status: number,
  bodyOf?: (supply: Supply) => object,
];

const staff = ['admin', 'writer', 'reader'] as const;
const writers = ['admin', 'writer'] as const;
const technicians = ['admin', 'writer', 'pds_editor'] as const;
const pdf = Buffer.from('%PDF-1.7\n%%EOF');
const emptyImport = {
  dryRun: true,
  fileName: 'puntos.csv',
  columns: ['cups'],
  rows: [{ line: 2, cells: '' }],
};
const emptyParameterImport = { ...emptyImport, columns: ['kind'] };
const emptyBillImport = { ...emptyImport, columns: ['number'] };

const rejection = { outcome: 'rejected', recoveredEur: null, recoveredOn: null };
const emptyClaim = (bill?: string) => ({
  recipient: 'supplier',
  recipientName: 'Comercializadora Uno',
  sentOn: '2026-01-15',
  withInterest: false,
  interestOn: '2026-01-15',
  bills: bill
    ? [{ billId: bill, paidOn: null, lines: [{ key: 'power:1:', totalEur: '1.00' }] }]
    : [],
});

const marked = { isBillable: true };
const termsOf = (clientId: string) => ({
  clientId,
  from: '2026-01-01',
  monthlyBudgetMinutes: null,
  rateEurPerHour: '45',
  version: null,
});
const hoursOf = ({ client, activity }: Supply) => ({ clientId: client, activityId: activity });

export const supplyRoutes: readonly SupplyRoute[] = [
  ['GET clients', staff, 200],
  ['POST clients', writers, 201, () => clientOf()],
  ['GET clients/{client}', staff, 200],
  ['PATCH clients/{client}', writers, 200, () => ({ version: 1, name: 'Otra' })],
  ['POST clients/{client}/archive', writers, 200],
  ['POST clients/{client}/restore', writers, 200],
  ['DELETE clients/{alone}', ['admin'], 204],
  ['GET contacts?clientId={client}', staff, 200],
  ['POST contacts', writers, 201, ({ client }) => contactOf({ clientId: client })],
  ['GET contacts/{contact}', staff, 200],
  ['PATCH contacts/{contact}', writers, 200, () => ({ version: 1, name: 'Otro' })],
  ['DELETE contacts/{contact}', writers, 204],
  ['GET people', staff, 200],
  ['GET points', roles, 200],
  ['GET points/attention', roles, 200],
  ['POST points', technicians, 201, ({ client }) => pointOf({ clientId: client })],
  ['GET points/rows', staff, 200],
  ['POST point-imports', writers, 200, () => emptyImport],
  ['GET point-imports', staff, 200],
  ['POST point-imports/{point}/undo', writers, 404],
  ['GET points/{point}', roles, 200],
  ['PATCH points/{point}', technicians, 200, () => ({ version: 1, alias: 'Otro' })],
  ['POST points/{point}/archive', writers, 200],
  ['POST points/{point}/restore', writers, 200],
  ['DELETE points/{empty}', ['admin'], 204],
  ['GET points/{point}/contracts', roles, 200],
  ['POST points/{empty}/contracts', technicians, 201, () => contractOf()],
  ['PUT contracts/{contract}', technicians, 200, () => ({ version: 1, ...smallContractOf() })],
  ['DELETE contracts/{contract}', writers, 204],
  ['GET points/{point}/readings?from=2025-01-01&to=2025-12-31', roles, 200],
  ['POST points/{empty}/readings', technicians, 201, () => ({ rows: [readingOf()] })],
  [
    'PUT readings/{reading}',
    technicians,
    200,
    () => ({ version: 1, ...readingOf({ maxKw: null }) }),
  ],
  ['DELETE readings/{reading}', writers, 204],
  ['GET parameters', roles, 200],
  ['POST parameters', ['admin'], 201, () => parameterChangeOf()],
  ['GET parameters/missing', roles, 200],
  ['GET parameters/attention', ['admin'], 200],
  ['GET parameters/versions', roles, 200],
  // The version ships with the program: callers who may take versions back learn that.
  ['POST parameters/versions/1/undo', ['admin'], 409],
  ['GET parameters/impact?from=2027-01-01', ['admin'], 200],
  ['POST parameters/imports', ['admin'], 200, () => emptyParameterImport],
  ['GET points/{point}/curve?from=2026-01-01&to=2026-12-31', roles, 200],
  ['GET points/{point}/coverage', roles, 200],
  ['GET curve-imports', roles, 200],
  ['POST curve-imports?fileName=curva.csv', technicians, 201, () => Buffer.from('CUPS')],
  ['GET curve-imports/{curveImport}', roles, 200],
  ['GET curve-imports/{curveImport}/problems', roles, 200],
  // It is not read yet: callers who may decide learn that.
  ['POST curve-imports/{curveImport}/check', technicians, 409, () => ({ supplyPointId: null })],
  ['POST curve-imports/{curveImport}/confirm', technicians, 409, () => ({ conflicts: 'keep' })],
  ['POST curve-imports/{curveImport}/undo', technicians, 409],
  ['POST curve-imports/{curveImport}/cancel', technicians, 200],
  ['GET studies', roles, 200],
  ['GET studies/summary', roles, 200],
  ['GET studies/check?supplyPointId={point}&firstMonth=2026-01', roles, 200],
  ['POST studies', writers, 201, ({ point }) => studyOf(point)],
  ['GET studies/{study}', roles, 200],
  // There are no data of its months: callers who may calculate it learn that.
  ['POST studies/{study}/calculate', technicians, 422, () => ({ version: 2, annualise: false })],
  ['PATCH studies/{study}', writers, 200, () => ({ version: 2, notes: 'Otras' })],
  ['GET studies/{study}/report', roles, 200],
  ['PUT studies/{study}/report', writers, 200, () => ({ version: 0, parts: usualParts() })],
  ['GET studies/{study}/events', roles, 200],
  ['GET studies/{study}/changes', roles, 200],
  ['GET studies/{study}/calculations', roles, 200],
  ['GET studies/{study}/calculations/1', roles, 404],
  ['GET studies/{study}/calculations/1/inputs', roles, 404],
  ['POST studies/{study}/comments', writers, 204, () => ({ text: 'Llamar el lunes.' })],
  ['POST studies/{study}/state', writers, 200, () => ({ version: 2, action: 'discard' })],
  // It is another person's, and has changed since: callers who may delete learn the latter.
  ['POST studies/{study}/delete', writers, 409, () => ({ version: 1 })],
  ['POST studies/{study}/restore', writers, 404, () => ({ version: 2 })],
  ['GET studies/{study}/promise', roles, 200],
  // It is not presented: callers who may withdraw that learn it.
  ['POST studies/{study}/withdraw', writers, 409, () => ({ version: 2, reason: 'Otra oferta' })],
  ['GET studies/{study}/withdrawals/0199aaaa-0000-7000-8000-000000000000', roles, 404],
  ['GET studies/{study}/offers', roles, 200],
  ['GET studies/{study}/offers/elsewhere', roles, 200],
  ['POST studies/{study}/offers', writers, 201, () => ({ version: 2, rows: [offerOf()] })],
  [
    'POST studies/{study}/offers/copy',
    writers,
    201,
    ({ elsewhere }) => ({ version: 2, offerIds: [elsewhere] }),
  ],
  [
    'PUT studies/{study}/offers/choice',
    writers,
    200,
    () => ({ version: 2, powers: 'optimum', recommendedOfferId: null }),
  ],
  [
    'PUT studies/{study}/offers/{offer}',
    writers,
    200,
    () => ({ version: 2, offer: offerOf({ monthlyFeeEur: '5' }) }),
  ],
  ['POST studies/{study}/offers/{offer}/delete', writers, 200, () => ({ version: 2 })],
  // It was not deleted: callers who may take it back learn that.
  ['POST studies/{study}/offers/{offer}/restore', writers, 404, () => ({ version: 2 })],
  ['GET portfolios', roles, 200],
  ['POST portfolios', writers, 201, ({ client }) => portfolioOf([client])],
  ['GET portfolios/{portfolio}', roles, 200],
  ['GET portfolios/{portfolio}/points', roles, 200],
  ['POST portfolios/{portfolio}/cancel', writers, 200],
  // It is cancelled: callers who may open studies learn that.
  [
    'POST portfolios/{portfolio}/studies',
    writers,
    409,
    ({ point }) => ({ supplyPointIds: [point] }),
  ],
  ['GET claims', staff, 200],
  ['GET claims/totals', staff, 200],
  ['GET claims/clients', staff, 200],
  ['GET claims/proposal?bills={bill}', writers, 200],
  // The bill has no error and there is no claim: callers who may write learn that.
  ['POST claims', writers, 409, ({ bill }) => emptyClaim(bill)],
  ['GET claims/{bill}', staff, 404],
  ['PUT claims/{bill}', writers, 404, () => ({ ...emptyClaim(), version: 1 })],
  ['POST claims/{bill}/settle', writers, 404, () => ({ ...rejection, version: 1 })],
  ['POST claims/{bill}/reopen', writers, 404, () => ({ version: 1 })],
  ['POST claims/{bill}/delete', writers, 404, () => ({ version: 1 })],
  ['POST claims/{bill}/restore', writers, 404, () => ({ version: 1 })],
  ['GET bills', staff, 200],
  ['GET bill-imports', staff, 200],
  // A row without anything is wrong, and a dry run says so.
  ['POST bill-imports', writers, 200, () => emptyBillImport],
  ['POST bill-imports/{point}/undo', writers, 404],
  ['GET bills/totals', staff, 200],
  ['GET bills/suppliers', staff, 200],
  ['GET bills/clients', staff, 200],
  ['GET bills/points?clientId={client}', staff, 200],
  ['GET bills/summary', staff, 200],
  ['GET bills/saving?supplyPointId={point}', staff, 200],
  ['GET bills/prefill?supplyPointId={point}', writers, 200],
  ['GET bills/inputs?supplyPointId={point}&from=2026-01-31&to=2026-02-28', writers, 200],
  ['POST bills', writers, 201, ({ point }) => billOf(point)],
  ['GET bills/{bill}', staff, 200],
  ['PUT bills/{bill}', writers, 200, ({ point }) => ({ ...billOf(point), version: 1 })],
  ['PUT bills/{bill}/attachment?fileName=a.pdf&version=1', writers, 200, () => pdf],
  // It has none: callers who may read and take it away learn that.
  ['GET bills/{bill}/attachment', staff, 404],
  ['POST bills/{bill}/attachment/delete', writers, 404, () => ({ version: 1 })],
  ['POST bills/verify', writers, 201, ({ bill }) => ({ billIds: [bill] })],
  ['GET bills/verifications', staff, 200],
  ['GET bills/verifications/{run}', staff, 200],
  ['POST bills/verifications/{run}/cancel', writers, 200],
  ['POST bills/{bill}/delete', writers, 204, () => ({ version: 1 })],
  // It was not deleted: callers who may take it back learn that.
  ['POST bills/{bill}/restore', writers, 404, () => ({ version: 1 })],
  ['GET hours/entries', writers, 200],
  ['POST hours/entries', writers, 201, (supply) => entryOf(hoursOf(supply))],
  // There is none: callers who may write learn that.
  ['PATCH hours/entries/{point}', writers, 404, () => ({ version: 1, minutes: 5 })],
  ['DELETE hours/entries/{point}?version=1', writers, 404],
  ['POST hours/entries/{point}/restore', writers, 404],
  ['POST hours/entries/bulk', writers, 409, ({ point }) => ({ ids: [point], change: marked })],
  ['POST hours/entries/bulk/{point}/undo', writers, 404],
  ['GET hours/weeks/2026-01-12', writers, 200],
  ['POST hours/weeks/2026-01-12/copy', writers, 200, () => ({ from: '2026-01-05' })],
  ['GET hours/timer', writers, 200],
  ['PUT hours/timer', writers, 200, (supply) => hoursOf(supply)],
  ['POST hours/timer/stop', writers, 200, () => ({ ids: [randomUUID()] })],
  ['DELETE hours/timer', writers, 204],
  ['GET hours/activities', staff, 200],
  ['POST hours/activities', ['admin'], 201, () => ({ name: 'Formación', isBillable: false })],
  ['PATCH hours/activities/{activity}', ['admin'], 200, () => ({ version: 1, isBillable: true })],
  ['GET hours/locks', staff, 200],
  ['PUT hours/locks/2025-12', ['admin'], 200],
  ['DELETE hours/locks/2025-12', ['admin'], 204],
  ['GET hours/working-week', staff, 200],
  [
    'PUT hours/working-week',
    ['admin'],
    200,
    () => ({ from: '2025-06-16', minutes: [420, 420, 420, 420, 420, 0, 0], version: null }),
  ],
  ['DELETE hours/working-week/2025-06-16?version=1', ['admin'], 204],
  ['GET hours/terms', staff, 200],
  ['PUT hours/terms', ['admin'], 200, ({ client }) => termsOf(client)],
  // There are no agreed terms: callers who may take them back learn that.
  ['DELETE hours/terms/{client}/2026-01-01?version=1', ['admin'], 404],
  ['GET hours/summary?from=2026-01-01&to=2026-01-31', staff, 200],
  ['GET hours/totals?clientId={client}', staff, 200],
];

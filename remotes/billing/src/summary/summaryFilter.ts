import { billRowRecord } from '@vatio/contracts/billing/billRecord';
import type { BillTotalsQuery } from '@vatio/contracts/billing/bills';
import type {
  BillSummaryQuery,
  SummaryGroup,
  SummaryRow,
} from '@vatio/contracts/billing/summaries';
import { isId } from '@vatio/contracts/paths';
import type { ListQuery, ListState } from '@vatio/ui/table';
import { billsPath } from '../bills/billPaths';
import { isMonth } from '../bills/filterOptions';
import { factOfSums } from '../common/facts';

/** The sort keys of groups: the ids of the columns, and the API's names. */
export const summarySorts = [
  'name',
  'bills',
  'kwh',
  'billed',
  'computed',
  'difference',
  'claimable',
  'claimed',
  'recovered',
  'price',
] as const satisfies readonly BillSummaryQuery['sort'][];

/** The names in the URL. `cliente` and `punto` are ids. */
export const summaryFilters = [
  'por',
  'comercializadora',
  'desde',
  'hasta',
  'cliente',
  'punto',
] as const;
export type SummaryFilterName = (typeof summaryFilters)[number];

const { fields } = billRowRecord;

/** The groups in the order of their buttons: what each is called in the URL and on screen. */
export const groupWords = [
  { value: 'mes', label: 'Mes', group: 'month' },
  { value: 'cliente', label: fields.clientName.label, group: 'client' },
  { value: 'punto', label: 'Punto', group: 'point' },
  { value: 'comercializadora', label: fields.supplier.label, group: 'supplier' },
] as const satisfies readonly {
  readonly value: string;
  readonly label: string;
  readonly group: SummaryGroup;
}[];

/** The grouping of bills: by month unless the URL has a sensible value. */
export const groupOf = ({ por }: ListState<SummaryFilterName>['filters']) =>
  groupWords.find(({ value }) => value === por) ?? groupWords[0];

/** The query for the API. Nonsense is left out, because the URL can be typed. */
export function toSummaryQuery({
  q,
  sort,
  page,
  pageSize,
  filters,
}: ListQuery<SummaryFilterName>): Partial<BillSummaryQuery> {
  const { comercializadora, desde = '', hasta = '', cliente = '', punto = '' } = filters;
  return {
    by: groupOf(filters).group,
    sort: sort as BillSummaryQuery['sort'],
    page,
    pageSize,
    ...(q && { q }),
    ...(comercializadora && { supplier: comercializadora.slice(0, fields.supplier.max) }),
    ...(isMonth(desde) && { fromMonth: desde }),
    ...(isMonth(hasta) && { toMonth: hasta }),
    ...(isId(cliente) && { clientId: cliente }),
    ...(isId(punto) && { supplyPointId: punto }),
  };
}

const keyFilters = {
  month: 'mes',
  client: 'cliente',
  point: 'punto',
  supplier: 'comercializadora',
} as const;

const groupFilters = {
  month: 'month',
  client: 'clientId',
  point: 'supplyPointId',
  supplier: 'supplier',
} as const satisfies Readonly<Record<SummaryGroup, keyof BillTotalsQuery>>;

/** The fact key of a group's amounts: the same as of the register with the bills of the group. */
export const factOfGroup = (
  { key }: Pick<SummaryRow, 'key'>,
  group: SummaryGroup,
  query: Partial<BillSummaryQuery>,
): string => factOfSums('bills', { ...query, [groupFilters[group]]: key });

/** The register with the bills of a group, as far as its filters can say it. */
export function billsOfGroup(
  { key }: Pick<SummaryRow, 'key'>,
  group: SummaryGroup,
  { comercializadora, cliente, punto }: ListState<SummaryFilterName>['filters'],
): string {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries({ comercializadora, cliente, punto })) {
    if (value) params.set(name, value);
  }
  params.set(keyFilters[group], key);
  return `${billsPath}?${params}`;
}

import { parameterNumbers, parameterRecord } from '@vatio/contracts/user/parameterRecord';
import { parameterUnits } from '@vatio/energy/tariff';
import type { ExportColumn } from '@vatio/ui/export';
import { detailInWords, kindTitle, type Parameter, stateInWords } from './parameter';

/** A day as spreadsheets read it: `31/01/2026`. */
const spanishDay = (day: string) => day.split('-').reverse().join('/');

const unitOf = ({ kind, per }: Parameter) =>
  parameterUnits[kind] + (per ? { day: '/día', year: '/año' }[per] : '');

const { from, to, state, norm, note } = parameterRecord.fields;

export const parameterExportColumns: readonly ExportColumn<Parameter>[] = [
  { header: 'Clase', value: ({ kind }) => kindTitle(kind) },
  { header: 'Tarifa o tipo', value: detailInWords },
  { header: 'Periodo', value: ({ period }) => (period ? `P${period}` : '') },
  { header: from.label, value: (row) => spanishDay(row.from) },
  { header: to.label, value: (row) => (row.to ? spanishDay(row.to) : '') },
  // A spreadsheet calculates in binary anyway; ten digits survive it.
  {
    header: parameterNumbers.value.label,
    value: ({ value }) => (value === null ? null : Number(value)),
  },
  {
    header: 'Otro valor',
    value: ({ condition }) => (condition ? Number(condition.alternative) : null),
  },
  { header: 'Unidad', value: unitOf },
  { header: state.label, value: stateInWords },
  { header: norm.label, value: (row) => row.norm },
  { header: 'Depende de', value: ({ condition }) => condition?.question ?? '' },
  { header: note.label, value: (row) => row.note },
];

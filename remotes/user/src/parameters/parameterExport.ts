import { parameterUnits } from '@vatio/energy/tariff';
import type { ExportColumn } from '@vatio/ui/export';
import { detailInWords, kindTitle, type Parameter, stateInWords } from './parameter';

/** A day as spreadsheets read it: `31/01/2026`. */
const spanishDay = (day: string) => day.split('-').reverse().join('/');

const unitOf = ({ kind, per }: Parameter) =>
  parameterUnits[kind] + (per ? { day: '/día', year: '/año' }[per] : '');

export const parameterExportColumns: readonly ExportColumn<Parameter>[] = [
  { header: 'Clase', value: ({ kind }) => kindTitle(kind) },
  { header: 'Tarifa o tipo', value: detailInWords },
  { header: 'Periodo', value: ({ period }) => (period ? `P${period}` : '') },
  { header: 'Desde', value: ({ from }) => spanishDay(from) },
  { header: 'Hasta', value: ({ to }) => (to ? spanishDay(to) : '') },
  // A spreadsheet calculates in binary anyway; ten digits survive it.
  { header: 'Valor', value: ({ value }) => (value === null ? null : Number(value)) },
  {
    header: 'Otro valor',
    value: ({ condition }) => (condition ? Number(condition.alternative) : null),
  },
  { header: 'Unidad', value: unitOf },
  { header: 'Estado', value: stateInWords },
  { header: 'Norma', value: ({ norm }) => norm },
  { header: 'Depende de', value: ({ condition }) => condition?.question ?? '' },
  { header: 'Nota', value: ({ note }) => note },
];

import { parameterNumbers, parameterRecord } from '@vatio/contracts/user/parameterRecord';
import { dayKind, defineImport, type FileColumn, textKind, wordKind } from '@vatio/ui/import';
import { kindOptions } from '../parameterFilter';

const { from, to, state, norm, note } = parameterRecord.fields;

/** The states of the exported sheet. */
const states = wordKind(
  [
    { value: 'confirmed', label: state.values.confirmed },
    { value: 'pending', label: state.values.pending },
    { value: 'open', label: 'Por decidir' },
    { value: 'ended', label: 'Sin efecto' },
  ],
  { confirmed: 'publicado', pending: 'sinpublicar' },
);

type Facts = readonly [
  field: string,
  header: string,
  kind: FileColumn['kind'],
  /** The content of the column, without a full stop. */
  explanation: string,
  example: string,
];

/**
 * The columns in the order of the export. Numbers go as they are typed: the API distinguishes «1.234» from
 * «1,234».
 */
const sheet: readonly Facts[] = [
  ['kind', 'Clase', wordKind(kindOptions), 'Como en la hoja exportada', 'Peaje de potencia'],
  ['detail', 'Tarifa o tipo', textKind, 'La tarifa, o el tipo donde la clase los tiene', '3.0TD'],
  ['period', 'Periodo', textKind, 'De P1 a P6, donde la clase los tiene', 'P1'],
  ['from', from.label, dayKind, 'Primer día', '01/01/2027'],
  ['to', to.label, dayKind, 'Último día; vacío: sin fecha final', '31/12/2027'],
  [
    'value',
    parameterNumbers.value.label,
    textKind,
    'El número, sin unidad; vacío: pendiente',
    '25,35',
  ],
  ['alternative', 'Otro valor', textKind, 'El que vale si la respuesta es sí', ''],
  ['unit', 'Unidad', textKind, 'La de la hoja exportada', '€/kW·año'],
  ['state', state.label, states, 'Confirmado, Pendiente o Por decidir', 'Confirmado'],
  ['norm', norm.label, textKind, 'Dónde está publicado', 'BOE-A-2026-1'],
  ['question', 'Depende de', textKind, 'La pregunta que decide entre los dos valores', ''],
  ['note', note.label, textKind, 'Lo que hay que saber antes de reclamar', ''],
];

const required = ['kind', 'from', 'value', 'norm'];

/** The sheet that Parámetros exports. */
export const parameterSpec = defineImport({
  memory: 'vatio-parameter-import',
  draft: 'user/parametros/importar',
  columns: sheet.map(([field, header, kind, explanation, example]) => ({
    field,
    header,
    kind,
    explanation,
    example,
    group: 'La hoja',
    isRequired: required.includes(field),
  })),
  otherNames: {
    kind: 'parametro concepto',
    detail: 'tarifa tipo',
    from: 'iniciovigencia vigentedesde',
    to: 'finvigencia vigentehasta',
    value: 'importe precio',
    norm: 'boe publicacion',
  },
  maxRows: 3_000,
  rowIs: 'valor',
  templateName: 'plantilla-parametros',
});

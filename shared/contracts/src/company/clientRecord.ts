import { defineRecord, valuesOf } from '@vatio/records/record';
import { monthlyHours } from '../monthlyHours';

/** A client's legal status: a self-employed person is one in the RETA. */
export const clientKindLabels = {
  person: 'Particular',
  selfEmployed: 'Autónomo',
  microenterprise: 'Microempresa',
  company: 'Empresa',
} as const;
export type ClientKind = keyof typeof clientKindLabels;
export const clientKinds = valuesOf(clientKindLabels);

/** A client: a company or a person with supply points. */
export const clientRecord = defineRecord({
  one: 'cliente',
  many: 'clientes',
  gender: 'm',
  fields: {
    name: {
      kind: 'line',
      label: 'Razón social',
      named: 'La razón social',
      max: 200,
      list: 'shown',
      isSortable: true,
    },
    /** The API checks its control character. */
    taxId: {
      kind: 'line',
      label: 'NIF',
      named: 'El NIF',
      max: 20,
      list: 'shown',
      isSortable: true,
    },
    kind: {
      kind: 'choice',
      label: 'Tipo de cliente',
      values: clientKindLabels,
      message: 'Elige un tipo de cliente',
      help: 'Decide el IGIC de una vivienda y si puede tener PVPC. Autónomo: alta en el RETA.',
      isOptional: true,
      list: 'hidden',
    },
    activityCode: {
      kind: 'line',
      label: 'CNAE',
      max: 4,
      pattern: { expression: /^\d{4}$/, message: 'El CNAE son 4 cifras' },
      keyboard: 'numeric',
      help: '4 cifras, como 1071',
      isOptional: true,
      list: 'hidden',
    },
    managerId: {
      kind: 'person',
      label: 'Gestor',
      nameIn: 'managerName',
      isOptional: true,
      list: 'hidden',
      isSortable: true,
    },
    /** Until terms with a day are agreed in Tiempo de gestión (`hours/terms`): from then on those hold. */
    monthlyBudgetMinutes: {
      ...monthlyHours,
      help: 'Por ejemplo, 12,5. Valen hasta que se acuerden otras, con su fecha, en los ajustes de Tiempo de gestión',
      list: 'hidden',
    },
    notes: { kind: 'text', label: 'Notas', max: 4_000, isOptional: true },
  },
});

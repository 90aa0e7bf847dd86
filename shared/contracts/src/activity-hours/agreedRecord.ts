import { defineRecord } from '@vatio/records/record';
import { monthlyHours } from '../monthlyHours';

/** What is agreed with a client from a day on; empty: not agreed. */
export const agreedRecord = defineRecord({
  one: 'presupuesto',
  many: 'presupuestos',
  gender: 'm',
  fields: {
    monthlyBudgetMinutes: { ...monthlyHours, help: 'Vacío: sin presupuesto' },
    rateEurPerHour: {
      kind: 'decimal',
      label: 'Tarifa',
      maxDecimals: 2,
      max: 10_000,
      unit: '€/h',
      help: 'Vacía: sin tarifa',
      isOptional: true,
    },
  },
});

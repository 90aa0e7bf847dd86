import type { RegulatedParameter } from '../tariff/parameterRows';

const rows = [
  ['toleranceEur', 'line', '0.05'],
  ['toleranceEur', 'excess', '0.10'],
  ['toleranceEur', 'total', '0.10'],
  ['tolerancePercent', 'line', '0.5'],
  ['tolerancePercent', 'excess', '1.5'],
  ['tolerancePercent', 'total', '0.5'],
  ['tolerancePercent', 'measured', '2'],
] as const;

/**
 * The tolerances between a bill and what is computed: kinds that the table did not have. The fifth version
 * of a table that is stored.
 */
export const verificationTolerances: readonly RegulatedParameter[] = rows.map(
  ([kind, variant, value]) => ({
    kind,
    variant,
    from: '2000-01-01',
    to: null,
    state: 'confirmed',
    value,
    norm: 'Criterio de la empresa',
    note: 'Ninguna norma dice cuánto puede diferir una factura: cuenta la mayor, en euros o en porcentaje.',
  }),
);

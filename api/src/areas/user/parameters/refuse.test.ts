import type { ParameterChange } from '@vatio/contracts/user/parameters';
import { userApi } from '../../../../test/apis/user';
import { parameterChangeOf } from '../../../../test/parameters';

const api = userApi.shared();
const admin = api.caller({ role: 'admin' });

const sixPeriods = [1, 2, 3, 4, 5, 6].map((period) => ({
  kind: 'powerToll' as const,
  tariff: '3.0TD' as const,
  period,
  value: `${10 - period}.5`,
}));

const one = (value: object) => ({ values: [value] }) as Partial<ParameterChange>;
it.each<[string, Partial<ParameterChange>, Record<string, string>]>([
  [
    'days in the wrong order',
    { from: '2027-02-01', to: '2027-01-31' },
    { to: 'La fecha final no puede ser anterior a la inicial' },
  ],
  ['a day that is none', { from: '2027-02-30' }, { from: 'Escribe la fecha como 05/11/2026' }],
  ['no norm', { norm: ' ' }, { norm: 'La norma es obligatoria' }],
  ['no values', { values: [] }, { values: 'Escribe al menos un valor' }],
  [
    'a negative value',
    one({ kind: 'vat', variant: 'general', value: '-1' }),
    { 'values.0.value': 'No puede ser negativo' },
  ],
  [
    'more than all',
    one({ kind: 'vat', variant: 'general', value: '100.1' }),
    { 'values.0.value': 'Máximo 100 %' },
  ],
  [
    'a confirmed value that is none',
    one({ kind: 'electricityTax', value: null }),
    { 'values.0.value': 'Escribe el valor, o di que está pendiente' },
  ],
  [
    'a pending value that is one',
    { state: 'pending' },
    { 'values.0.value': 'Deja el valor vacío: está pendiente' },
  ],
  [
    'a pending tolerance, which nobody publishes',
    { state: 'pending', ...one({ kind: 'toleranceEur', variant: 'line', value: null }) },
    {
      'values.0.value':
        'Esto lo decide la empresa, así que no puede estar pendiente: escribe el valor',
    },
  ],
  [
    'a period that a tariff does not have',
    one({ kind: 'powerToll', tariff: '2.0TD', period: 3, value: '1' }),
    { 'values.0.period': 'La tarifa 2.0TD tiene aquí 2 periodos: elige uno de ellos' },
  ],
  [
    'no tariff',
    one({ kind: 'powerToll', period: 3, value: '1' }),
    { 'values.0.tariff': 'Elige una tarifa' },
  ],
  [
    'a tariff of what has none',
    one({ kind: 'electricityTax', tariff: '2.0TD', value: '1' }),
    { 'values.0.tariff': 'Esta clase de parámetro no lo tiene: quítalo' },
  ],
  [
    'an unknown variant',
    one({ kind: 'vat', variant: 'toString', value: '1' }),
    { 'values.0.variant': 'Elige uno: General, Reducido' },
  ],
  [
    'a reduced tax for nobody knows whom',
    one({ kind: 'vat', variant: 'reduced', value: '1' }),
    { 'values.0.powerLimit': 'Di hasta qué potencia se aplica, o que no tiene límite' },
  ],
  [
    'a bono social for nobody knows how long',
    one({ kind: 'socialBonus', value: '1' }),
    { 'values.0.per': 'Elige si el valor es por día o por año' },
  ],
  [
    'a pending value with a question',
    {
      state: 'pending',
      ...one({
        kind: 'electricityTax',
        value: null,
        condition: { question: '¿Subió?', alternative: '1' },
      }),
    },
    { 'values.0.condition': 'Un valor pendiente no depende de una pregunta' },
  ],
  [
    'an alternative that is more than all',
    one({
      kind: 'electricityTax',
      value: '1',
      condition: { question: '¿Subió?', alternative: '101' },
    }),
    { 'values.0.condition.alternative': 'Máximo 100 %' },
  ],
  [
    'what has ended',
    one({ kind: 'excessRatio', tariff: '2.0TD', period: 1, value: '1' }),
    { to: 'K_p (excesos) terminó el 31/03/2025: pon esa fecha o una anterior' },
  ],
  [
    'a tolerance that no rule reads',
    one({ kind: 'tolerancePercent', variant: 'total', value: '1' }),
    { 'values.0.variant': 'Elige uno: Excesos y energía reactiva, Energía y potencia medidas' },
  ],
  [
    'the same twice',
    { values: [...sixPeriods, ...sixPeriods.slice(2, 3)] },
    { 'values.6.kind': 'Este parámetro está dos veces' },
  ],
])('refuses %s, on the field', async (_name, facts, fields) => {
  const { status, json } = await admin.post('/api/parameters', parameterChangeOf(facts));
  expect([status, json.fields]).toEqual([422, fields]);
  expect((await admin.get('/api/parameters/versions')).json.total).toBe(5);
});

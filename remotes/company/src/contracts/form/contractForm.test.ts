import { addDays, today } from '../../common/values/days';
import { contractOf } from '../../testing/supply';
import { contractAfter, contractFormOf, emptyContract } from './contractDefaults';
import { type ContractForm, contractFormSchema } from './contractForm';

const typed: ContractForm = {
  ...emptyContract,
  supplier: ' Luz del Sur ',
  tariff: '2.0TD',
  from: '2026-01-01',
  // Values typed before the tariff changed are kept, and not sent.
  powersKw: ['4,6', '3,450', '9', '', '', ''],
};
const problems = (form: ContractForm) =>
  Object.fromEntries(
    contractFormSchema
      .safeParse(form)
      .error?.issues.map(({ path, message }) => [path.join('.'), message]) ?? [],
  );

it('is sent with exact decimals, as many as the tariff has, and null for empty fields', () => {
  expect(contractFormSchema.parse(typed)).toEqual({
    supplier: 'Luz del Sur',
    tariff: '2.0TD',
    from: '2026-01-01',
    to: null,
    powersKw: ['4.6', '3.45'],
    mode: 'fixed',
    energyPricesEurPerKwh: null,
    includesAtr: false,
    powerPricesEurPerKwYear: null,
    marginEurPerKwh: null,
    meterEurPerMonth: null,
    use: 'general',
    noticeDays: null,
    plannedMonths: null,
    powerChanges: [],
    reducedTax: null,
    vulnerability: null,
    socialBonusFinancing: null,
  });
});

it('says what is missing and where', () => {
  const energyPricesEurPerKwh = ['0,18', '', '0,1', '', '', ''];
  expect(
    problems({ ...typed, powersKw: ['4,6', '', '', '', '', ''], energyPricesEurPerKwh }),
  ).toEqual({
    includesAtr: 'Di si estos precios incluyen peajes y cargos',
    'powersKw.1': 'Escribe la potencia de P2',
    'energyPricesEurPerKwh.1': 'Escribe también el precio de P2',
  });
});

it('asks whether a margin is per MWh', () => {
  const marginEurPerKwh = '¿Está en €/MWh? Divídelo entre 1000';
  for (const margin of ['8,5', '85']) {
    expect(problems({ ...typed, marginEurPerKwh: margin })).toEqual({ marginEurPerKwh });
  }
  expect(problems({ ...typed, marginEurPerKwh: '0,0085' })).toEqual({});
});

it('says what is wrong with days and powers, together with empty fields', () => {
  const powersKw = ['20', '18', '20', '20', '20', '20'];
  expect(problems({ ...typed, supplier: '', tariff: '3.0TD', to: '2025-12-31', powersKw })).toEqual(
    {
      supplier: 'La comercializadora es obligatoria',
      to: 'La fecha final no puede ser anterior a la inicial',
      'powersKw.1': 'La potencia de P2 (18 kW) no puede ser menor que la de P1 (20 kW)',
    },
  );
});

it('shows what is stored, and sends it again as it was', () => {
  const stored = contractOf({
    energyPricesEurPerKwh: ['0.1', '0.2', '0.3', '0.4', '0.5', '0.6'],
    plannedMonths: 12,
    powerChanges: [{ from: addDays(today(), -3), powersKw: Array(6).fill('30.5') }],
    reducedTax: { letter: 'f', energyPercent: '12.5' },
    vulnerability: 'none',
    socialBonusFinancing: 'taxed',
  });
  const sent = contractFormSchema.parse(contractFormOf(stored));
  expect(stored).toMatchObject(sent);
});

it('follows the last contract: the day after, the same powers, no prices', () => {
  const last = contractOf({ to: '2026-02-28', energyPricesEurPerKwh: ['0.1'] });
  expect(contractAfter(last)).toMatchObject({
    supplier: 'Luz del Sur',
    from: '2026-03-01',
    to: '',
    powersKw: ['20', '20', '20', '20', '20', '30,5'],
    energyPricesEurPerKwh: ['', '', '', '', '', ''],
  });
  expect(contractAfter(contractOf({ to: null })).from).toBe('');
  const powerChanges = [{ from: '2026-02-01', powersKw: Array(6).fill('40') }];
  expect(contractAfter(contractOf({ powerChanges, plannedMonths: 12 }))).toMatchObject({
    powersKw: Array(6).fill('40'),
    powerChanges: [],
    plannedMonths: '',
  });
});

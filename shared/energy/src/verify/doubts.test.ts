import { v2, v4 } from '../../test/bills';
import {
  contextOf,
  contractOf,
  issuedOf,
  parameters,
  withAmount,
  wrongIn,
} from '../../test/issued';
import { readded } from '../../test/readd';
import type { BillInput } from '../bill/input';
import { exact } from '../exact/decimal';
import type { RegulatedParameter } from '../tariff/parameterRows';
import { parameterTable, withChanges } from '../tariff/parameters';
import { type IssuedBill, type Verification, type VerificationContext, verifyBill } from './index';

const verify = (bill: IssuedBill, context: VerificationContext) =>
  verifyBill(bill, context, parameters);

const lineIn = ({ lines }: Verification, label: string) =>
  lines.find((line) => line.label === label);
const codesIn = ({ findings }: Verification) => findings.map(({ code }) => code);

describe('what two readings of a norm leave open', () => {
  it('either position of the bono social closes, and which is said', () => {
    const large: BillInput = { ...v4, readings: { from: '2025-12-31', to: '2026-12-31' } };
    const year = { ...large, energyKwh: [0, 0, 0, 0, 0, 0], reactiveKvarh: [0, 0, 0, 0, 0, 0] };
    const said = (['taxed', 'untaxed'] as const).map((socialBonus) => {
      const input = { ...year, socialBonus };
      const found = verify(issuedOf(input), contextOf(input));
      expect(wrongIn(found)).toEqual([]);
      return found.findings.find(({ code }) => code === 'socialBonusPosition')?.message;
    });
    expect(said[0]).toContain('dentro de su base');
    expect(said[1]).toContain('fuera de su base');
  });

  it('a condition that nobody has settled: not verifiable between both totals, and none is claimed', () => {
    const november: BillInput = { ...v2, accruedOn: '2026-11-20' };
    const settled = parameters.ifConditionsHeld();
    for (const table of [parameters, settled]) {
      const found = verify(issuedOf(november, table), contextOf(november));
      expect([found.state, found.claimable.totalEur]).toEqual(['notVerifiable', '0.00']);
      expect(wrongIn(found)).toEqual([
        ['Impuesto especial sobre la electricidad', 'notVerifiable'],
        ['IVA', 'notVerifiable'],
      ]);
      expect(found.range).toEqual({
        lowEur: issuedOf(november, settled).lines.at(-1)?.amountEur,
        highEur: issuedOf(november).lines.at(-1)?.amountEur,
      });
      expect(codesIn(found)).toContain('conditionalTax');
    }
    const bill = issuedOf(november);
    const tax = bill.lines.findIndex(({ concept }) => concept === 'tax');
    const over = readded(withAmount(bill, { concept: 'tax' }, '22.00'), november, tax);
    expect(lineIn(verify(over, contextOf(november)), 'IVA')?.state).toBe('claimable');
  });

  it('exactly 10 kW until 29-04-2026: neither IVA is claimed', () => {
    const ten: BillInput = { ...v2, powersKw: ['10', '10'], accruedOn: '2026-04-10' };
    const reduced: BillInput = { ...ten, powersKw: ['9.9', '9.9'] };
    const bill = issuedOf(ten);
    const [vat] = issuedOf(reduced).lines.filter(({ concept }) => concept === 'tax');
    expect(vat?.ratePercent).toBe('10');
    const base = bill.lines.find(({ concept }) => concept === 'base')?.amountEur ?? '0';
    const amount = exact(base).div(10).toFixed(2);
    const lines = withAmount(bill, { concept: 'tax' }, amount).lines;
    const total = exact(base).plus(amount).toFixed(2);
    const small = withAmount({ ...bill, lines }, { concept: 'total' }, total);
    for (const one of [bill, small]) expect(wrongIn(verify(one, contextOf(ten)))).toEqual([]);
  });

  it('powers that pass the limit of the reduced IVA inside the cycle: neither is claimed', () => {
    const small: BillInput = { ...v2, accruedOn: '2026-05-10' };
    const grown: BillInput = {
      ...small,
      powerChanges: [{ from: '2026-02-11', powersKw: ['12', '12'] }],
    };
    const bill = issuedOf(grown);
    const found = verify(bill, contextOf(grown));
    expect(found.cautions).toContainEqual({
      code: 'vatDoubtful',
      message: expect.stringContaining('ninguna norma dice cuál cuenta') as string,
    });
    const base = bill.lines.find(({ concept }) => concept === 'base')?.amountEur ?? '0';
    const at = bill.lines.findIndex(({ concept }) => concept === 'tax');
    const taxedAt = (rate: number) => {
      const amount = exact(base).times(rate).div(100).toFixed(2);
      return readded(withAmount(bill, { concept: 'tax' }, amount), grown, at);
    };
    for (const rate of [10, 21]) {
      expect(wrongIn(verify(taxedAt(rate), contextOf(grown)))).toEqual([]);
    }
    expect(wrongIn(verify(taxedAt(25), contextOf(grown)))).toHaveLength(1);
    const always = verify(issuedOf(small), contextOf(small));
    expect(always.cautions.map(({ code }) => code)).not.toContain('vatDoubtful');
  });

  it('energy across a change of price without a curve: only above the dearest price', () => {
    const across: BillInput = {
      ...v4,
      readings: { from: '2025-12-15', to: '2026-01-15' },
      energyPrice: { eurPerKwh: ['0', '0', '0', '0', '0', '0'], includesAtr: false },
      reactiveKvarh: [0, 0, 0, 0, 0, 0],
      energyKwh: [10_000, 0, 0, 0, 0, 0],
    };
    const bill = issuedOf(across);
    const at = bill.lines.findIndex(({ concept }) => concept === 'energy');
    const stateOf = (amountEur: string) => {
      const changed = readded(withAmount(bill, { concept: 'energy' }, amountEur), across, at);
      return lineIn(verify(changed, contextOf(across)), 'Energía P1');
    };
    // 0.061031 and 0.063352 €/kWh.
    expect(stateOf(bill.lines[at]?.amountEur ?? '')?.state).toBe('correct');
    // An edge is as unlikely as any amount beside it, so rounding does not decide.
    for (const edge of ['610.31', '615.00', '633.51', '633.52', '633.53']) {
      expect(stateOf(edge)).toMatchObject({
        state: 'notVerifiable',
        range: { lowEur: '610.31', highEur: '633.52' },
        missing: [{ message: expect.stringContaining('curva') }],
      });
    }
    expect(stateOf('640.00')).toMatchObject({ state: 'claimable', differenceEur: '6.48' });
    expect(stateOf('600.00')).toMatchObject({ state: 'inFavour', differenceEur: '-10.31' });
  });

  it('cos φ with or without rounding', () => {
    const input: BillInput = {
      ...v4,
      energyKwh: [1000, 0, 0, 0, 0, 0],
      reactiveKvarh: [340, 0, 0, 0, 0, 0],
    };
    const bill = issuedOf(input);
    const lines = [
      ...bill.lines.slice(0, 8),
      { concept: 'reactive', period: 1, amountEur: '0.42' } as const,
      ...bill.lines.slice(8),
    ];
    for (const one of [bill, readded({ ...bill, lines }, input, 0)]) {
      expect(wrongIn(verify(one, contextOf(input)))).toEqual([]);
    }
  });
});

describe('what is not known is named', () => {
  it('2027: what its tables lack, and what does not depend on it', () => {
    const input: BillInput = {
      ...v4,
      readings: { from: '2026-12-31', to: '2027-01-31' },
      accruedOn: '2027-02-03',
    };
    const bill = { ...issuedOf(v4), readings: input.readings, accruedOn: '2027-02-03' };
    const found = verify(bill, contextOf(input));
    expect([found.state, found.computedEur, found.claimable.totalEur]).toEqual([
      'notVerifiable',
      null,
      '0.00',
    ]);
    expect(lineIn(found, 'Potencia P1')).toMatchObject({
      state: 'notVerifiable',
      why: expect.stringContaining('falta el peaje de potencia de P1 (3.0TD)'),
    });
    expect(
      found.lines
        .filter(({ concept }) => /base|tax|total/i.test(concept))
        .map(({ state }) => state),
    ).toEqual(Array(4).fill('notVerifiable'));
    // That printed lines add up is another question.
    expect(found.lines.flatMap(({ adding }) => adding?.closes ?? [])).toEqual(Array(4).fill(true));
  });

  it('no contract: its days, and only the sums are verified', () => {
    const found = verify(issuedOf(v4), { territory: 'peninsula', contracts: [] });
    expect(found.state).toBe('notVerifiable');
    expect(new Set(found.notVerifiable.map(({ message }) => message))).toEqual(
      new Set([
        'No verificable: falta el contrato en vigor en 28 de los 28 días del 01/02/2026 al 28/02/2026.',
      ]),
    );
    expect(codesIn(found)).toEqual(['contractUnknown']);
    for (const label of ['Base imponible', 'Total']) {
      expect(lineIn(found, label)).toMatchObject({
        state: 'notVerifiable',
        adding: { closes: true },
        // A sum of lines that cannot be judged is no right amount.
        alternatives: [],
      });
    }
  });

  it('a price that changes by the hour, a maximeter, the rent of a meter', () => {
    const contract = { ...contractOf(v4), energyPrice: null, meterEurPerMonth: null };
    const { maximetersKw: _, ...bill } = issuedOf(v4);
    const found = verify(bill, { territory: 'peninsula', contracts: [contract] });
    // P2 and P6 have no excess on the bill: none can be too much.
    expect(wrongIn(found)).toEqual([
      ['Energía P1', 'notVerifiable'],
      ['Energía P2', 'notVerifiable'],
      ['Energía P6', 'notVerifiable'],
      ['Exceso de potencia P1', 'notVerifiable'],
      ['Alquiler del contador', 'notVerifiable'],
    ]);
    expect(found.computedEur).toBeNull();
    expect(found.notVerifiable.map(({ message }) => message).join(' ')).toMatch(
      /precio de la energía de P1.*maxímetro de P1.*alquiler mensual/,
    );
  });

  it('the rent of a small meter is one of the table where the contract does not say it', () => {
    const contract = { ...contractOf(v2), meterEurPerMonth: null };
    const context = { territory: 'peninsula', contracts: [contract] } as const;
    expect(wrongIn(verify(issuedOf(v2), context))).toEqual([]);
    const three: BillInput = { ...v2, meterEurPerMonth: '1.36' };
    expect(wrongIn(verify(issuedOf(three), context))).toEqual([]);
  });

  it('a service that nobody knows of, or that the contract does not have', () => {
    const input: BillInput = { ...v2, services: [{ name: 'Servicio Plus', amountEur: '4.90' }] };
    const bill = issuedOf(input);
    const withServices = (services: readonly string[] | null) =>
      verify(bill, { ...contextOf(input), contracts: [{ ...contractOf(input), services }] });
    // A contract names services and no prices.
    for (const services of [['servicio plus'], null]) {
      const open = withServices(services);
      expect([wrongIn(open), open.unverifiedEur]).toEqual([
        [['Servicio Plus', 'notVerifiable']],
        '4.90',
      ]);
    }
    const found = withServices([]);
    expect(wrongIn(found)).toEqual([['Servicio Plus', 'claimable']]);
    // 4.90 and 21 %, without IEE.
    expect(found.claimable).toMatchObject({
      linesEur: '4.90',
      electricityTaxEur: '0.00',
      totalEur: '5.93',
    });
    expect(found.findings).toContainEqual(
      expect.objectContaining({ code: 'unknownLine', amountEur: '4.90' }),
    );
  });
});

it('a regulated price of zero, which explains no amount', () => {
  const zero = (kind: 'powerToll' | 'powerCharge'): RegulatedParameter => ({
    kind,
    tariff: '2.0TD',
    period: 1,
    from: '2026-01-01',
    to: '2026-12-31',
    state: 'confirmed',
    value: '0',
    norm: 'una prueba',
  });
  const table = parameterTable(
    withChanges(parameters.rows, [zero('powerToll'), zero('powerCharge')]),
  );
  const found = verifyBill(issuedOf(v2), contextOf(v2), table);
  expect(lineIn(found, 'Potencia P1')).toMatchObject({
    state: 'claimable',
    computedEur: '0.00',
    differenceEur: '12.22',
  });
});

it('a voltage that is not the tariff’s', () => {
  const codesOf = (voltageKv: string) =>
    verify(issuedOf(v4), { ...contextOf(v4), voltageKv }).cautions.map(({ code }) => code);
  expect(codesOf('20')).toContain('tariffAgainstVoltage');
  expect(codesOf('0.4')).not.toContain('tariffAgainstVoltage');
});

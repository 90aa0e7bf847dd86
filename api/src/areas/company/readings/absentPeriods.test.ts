import type { NewSupplyContract } from '@vatio/contracts/company/contracts';
import type { NewReading } from '@vatio/contracts/company/readings';
import { companyApi } from '../../../../test/apis/company';
import {
  addContract,
  addPoint,
  addReading,
  contractOf,
  readingOf,
  smallContractOf,
} from '../../../../test/supply';

const api = companyApi.fresh();
const admin = api.caller({ role: 'admin' });
let pointId: string;
let path: string;
beforeEach(async () => {
  pointId = await addPoint(admin);
  path = `/api/points/${pointId}/readings`;
});

const of2025 = (facts: Partial<NewSupplyContract> = {}) =>
  contractOf({ from: '2025-01-01', to: '2025-12-31', ...facts });

/** July of 2025 has P1, P2 and P6 in the Península. */
const july = (facts: Partial<NewReading> = {}) =>
  readingOf({
    from: '2025-07-01',
    to: '2025-07-31',
    energyKwh: ['9', '8', '0', '0', '0', '5'],
    reactiveKvarh: null,
    maxKw: ['18', '17', '0', null, '0', '12'],
    ...facts,
  });
const inP3 = july({
  energyKwh: ['9', '8', '1', '0', '0', '5'],
  reactiveKvarh: ['1', '1', '1', '0', '0', '0'],
  maxKw: ['18', '17', '20', null, null, '12'],
});
const add = async (reading: NewReading) => {
  const { status, json } = await admin.post(path, { rows: [reading] });
  return [status, json.fields];
};
const days = 'entre el 01/07/2025 y el 31/07/2025 en Península';
const refused = {
  'rows.0.energyKwh.2': `P3 no existe ${days}: escribe 0`,
  'rows.0.reactiveKvarh.2': `P3 no existe ${days}: escribe 0`,
  'rows.0.maxKw.2': `P3 no existe ${days}: deja la casilla vacía`,
};

describe('energy, reactive energy and power in a period that those days do not have', () => {
  it('are refused, each on its field', async () => {
    await addContract(admin, pointId, of2025());
    expect(await add(inP3)).toEqual([422, refused]);
  });

  it('are taken when they are 0, which means none', async () => {
    await addContract(admin, pointId, of2025());
    const none = july({ reactiveKvarh: ['1', '1', '0', '0', '0', '0'] });
    expect(await add(none)).toEqual([201, undefined]);
  });

  it('are taken while no contract tells the tariff of those days', async () => {
    await addContract(admin, pointId, of2025({ from: '2025-08-01' }));
    expect(await add(inP3)).toEqual([201, undefined]);
  });

  it('are taken where the number of periods changes within those days', async () => {
    await addContract(admin, pointId, of2025({ to: '2025-07-10' }));
    await addContract(admin, pointId, smallContractOf({ from: '2025-07-11', to: '2025-12-31' }));
    expect(await add(inP3)).toEqual([201, undefined]);
  });

  it('are told by the territory of the point', async () => {
    await addContract(admin, pointId, of2025());
    await admin.patch(`/api/points/${pointId}`, { version: 1, territory: 'ceuta' });
    const [status, fields] = await add(july());
    expect([status, fields]).toEqual([
      422,
      {
        'rows.0.energyKwh.0': expect.stringMatching(/^P1 no existe .* en Ceuta: escribe 0$/),
        'rows.0.maxKw.0': expect.any(String),
      },
    ]);
  });

  it('are refused in a correction, too', async () => {
    await addContract(admin, pointId, of2025());
    const id = await addReading(admin, pointId, july());
    const { status, json } = await admin.put(`/api/readings/${id}`, { ...inP3, version: 1 });
    expect([status, Object.keys(json.fields)]).toEqual([
      422,
      ['energyKwh.2', 'reactiveKvarh.2', 'maxKw.2'],
    ]);
  });
});

import type { NewClient } from '@vatio/contracts/company/clients';
import type { NewContact } from '@vatio/contracts/company/contacts';
import type { NewSupplyContract } from '@vatio/contracts/company/contracts';
import type { NewSupplyPoint } from '@vatio/contracts/company/points';
import type { NewReading } from '@vatio/contracts/company/readings';
import { offerRecord } from '@vatio/contracts/energy-analysis/offerRecord';
import type { NewOffer } from '@vatio/contracts/energy-analysis/offers';
import type { NewStudy } from '@vatio/contracts/energy-analysis/studies';
import { studyAnalyses } from '@vatio/contracts/energy-analysis/studyRecord';
import { exampleOf } from '@vatio/records/example';
import type { Caller } from './calls/caller';
import type { HttpAnswer } from './calls/httpCall';

/** The letters of the checks of NIF and CUPS. */
const letters = 'TRWAGMYFPDXBNJZSQVHLCKE';

/** A right NIF for each number. */
export function taxIdOf(n: number): string {
  const digits = String(n).padStart(8, '0');
  return digits + letters.charAt(n % 23);
}

/** A right CUPS of 20 characters for each number. */
export function cupsOf(n: number): string {
  const digits = `0021${String(n).padStart(12, '0')}`;
  const rest = Number(BigInt(digits) % 529n);
  return `ES${digits}${letters.charAt(Math.floor(rest / 23))}${letters.charAt(rest % 23)}`;
}

let made = 0;
const next = () => {
  made += 1;
  return made;
};

/** A client that can be sent: no two have the same NIF. */
export const clientOf = (facts: Partial<NewClient> = {}): NewClient => ({
  name: 'Panadería Ávila, S.L.',
  taxId: taxIdOf(next()),
  activityCode: '1071',
  notes: 'Llamar por la tarde.\nNo en agosto.',
  monthlyBudgetMinutes: 120,
  kind: null,
  managerId: null,
  ...facts,
});

/** A contact that can be sent. */
export const contactOf = (
  facts: Partial<NewContact> & Pick<NewContact, 'clientId'>,
): NewContact => ({
  name: 'Ana Ruiz',
  role: 'Gerente',
  email: 'ana@panaderia.example',
  phone: '600 000 000',
  ...facts,
});

/** A point that can be sent: no two have the same CUPS. */
export const pointOf = (
  facts: Partial<NewSupplyPoint> & Pick<NewSupplyPoint, 'clientId'>,
): NewSupplyPoint => ({
  cups: cupsOf(next()),
  alias: 'Obrador',
  address: 'Calle Mayor, 1',
  municipality: 'Getafe',
  province: 'Madrid',
  postcode: '28901',
  territory: 'peninsula',
  distributor: 'i-DE',
  pointType: 4,
  voltageKv: '0.4',
  powerControl: 'maximeter',
  isElectroIntensive: null,
  lastPowerChange: null,
  rightsKw: null,
  rightsUntil: null,
  ...facts,
});

/** A contract of six periods for the whole of 2026. */
export const contractOf = (facts: Partial<NewSupplyContract> = {}): NewSupplyContract => ({
  supplier: 'Comercializadora Uno',
  tariff: '3.0TD',
  from: '2026-01-01',
  to: '2026-12-31',
  powersKw: ['20.376', '20.376', '20.376', '20.376', '20.376', '25'],
  mode: 'fixed',
  energyPricesEurPerKwh: ['0.161234', '0.15', '0.14', '0.13', '0.12', '0.11'],
  includesAtr: true,
  powerPricesEurPerKwYear: null,
  marginEurPerKwh: null,
  meterEurPerMonth: '1.36',
  use: 'general',
  noticeDays: 30,
  plannedMonths: null,
  powerChanges: [],
  reducedTax: null,
  vulnerability: null,
  socialBonusFinancing: null,
  ...facts,
});

/** A contract of 2.0TD. */
export const smallContractOf = (facts: Partial<NewSupplyContract> = {}): NewSupplyContract =>
  contractOf({
    tariff: '2.0TD',
    powersKw: ['3.3', '3.3'],
    energyPricesEurPerKwh: ['0.16', '0.12', '0.1'],
    ...facts,
  });

/** A reading of six periods for January of 2025. */
export const readingOf = (facts: Partial<NewReading> = {}): NewReading => ({
  from: '2025-01-01',
  to: '2025-01-31',
  isEstimated: false,
  source: 'manual',
  energyKwh: ['1200.125', '1350', '0', '0', '0', '2100.5'],
  reactiveKvarh: ['100', '110', '0', '0', '0', '0'],
  maxKw: ['18.4', '19', null, null, null, '12.001'],
  ...facts,
});

/** An offer of six periods that can be sent. */
export const offerOf = (facts: Partial<NewOffer> = {}): NewOffer => ({
  ...exampleOf(offerRecord),
  supplier: 'Luz del Norte',
  name: 'Plan estable',
  tariff: '3.0TD',
  energyPricesEurPerKwh: ['0.155', '0.138', '0.115', '0.102', '0.092', '0.086'],
  includesAtr: true,
  commitmentMonths: 12,
  validUntil: '2027-12-31',
  ...facts,
});

/** A study of a point in 2026 that can be sent. */
export const studyOf = (supplyPointId: string, facts: Partial<NewStudy> = {}): NewStudy => ({
  supplyPointId,
  firstMonth: '2026-01',
  notes: 'Pedido por teléfono.',
  analyses: [...studyAnalyses],
  ...facts,
});

/** The created record, or an error with the answer. */
function created(answer: HttpAnswer): string {
  if (answer.status !== 201) throw new Error(`${answer.status}: ${answer.text}`);
  return answer.json.id;
}

export const addClient = async (who: Caller, facts?: Partial<NewClient>): Promise<string> =>
  created(await who.post('/api/clients', clientOf(facts)));

export const addContact = async (
  who: Caller,
  facts: Parameters<typeof contactOf>[0],
): Promise<string> => created(await who.post('/api/contacts', contactOf(facts)));

/** The point gets a new client when none is given. */
export const addPoint = async (
  who: Caller,
  { clientId, ...facts }: Partial<NewSupplyPoint> = {},
): Promise<string> => {
  const point = pointOf({ ...facts, clientId: clientId ?? (await addClient(who)) });
  return created(await who.post('/api/points', point));
};

export const addContract = async (
  who: Caller,
  pointId: string,
  contract: NewSupplyContract = contractOf(),
): Promise<string> => created(await who.post(`/api/points/${pointId}/contracts`, contract));

export const addReading = async (
  who: Caller,
  pointId: string,
  reading: NewReading = readingOf(),
): Promise<string> => {
  const answer = await who.post(`/api/points/${pointId}/readings`, { rows: [reading] });
  if (answer.status !== 201) throw new Error(`${answer.status}: ${answer.text}`);
  return answer.json.rows[0].id;
};

/** The point needs a contract that is in force at the end of the study's months. */
export const addStudy = async (
  who: Caller,
  pointId: string,
  facts?: Partial<NewStudy>,
): Promise<string> => created(await who.post('/api/studies', studyOf(pointId, facts)));

/** The id of a new offer of a study that is at this version. */
export async function addOffer(
  who: Caller,
  studyId: string,
  facts?: Partial<NewOffer>,
  version = 1,
): Promise<string> {
  const answer = await who.post(`/api/studies/${studyId}/offers`, {
    version,
    rows: [offerOf(facts)],
  });
  if (answer.status !== 201) throw new Error(`${answer.status}: ${answer.text}`);
  return answer.json.rows.at(-1).id;
}

import type { Territory } from '@vatio/contracts/company/supply';
import { proposePointType } from '@vatio/energy/tariff';
import { toRow as toClientRow } from '../../api/src/areas/company/clients/repository';
import {
  type ContractFields,
  toRow as toContractRow,
} from '../../api/src/areas/company/contracts/repository';
import { toRow as toPointRow } from '../../api/src/areas/company/points/repository';
import { cupsOf, taxIdOf } from '../../api/test/supply';
import { type Chance, chanceOf } from './repeatable';
import { surnames } from './spanishUsers';

const trades =
  'Panadería Talleres Comunidad_de_Propietarios Hotel Restaurante Supermercados Construcciones Clínica_Dental Transportes Residencia Farmacia Hostal Ferretería Bodegas Colegio Ayuntamiento_de Frutas Carpintería Autoescuela Imprenta Gasolinera Piscifactoría Cerámicas Conservas'
    .split(' ')
    .map((trade) => trade.replaceAll('_', ' '));
const forms = ['S.L.', 'S.A.', 'S.L.U.', 'S.Coop.', ''];
const streets =
  'Calle_Mayor Avenida_de_la_Constitución Calle_Real Plaza_de_España Camino_Viejo Carretera_Nacional Polígono_Industrial_Norte Calle_Nueva Paseo_del_Río Ronda_Sur Calle_de_la_Iglesia Travesía_del_Muñón'
    .split(' ')
    .map((street) => street.replaceAll('_', ' '));
const places: readonly (readonly [string, string, string, Territory])[] = [
  ['Madrid', 'Madrid', '28', 'peninsula'],
  ['Getafe', 'Madrid', '28', 'peninsula'],
  ['Barcelona', 'Barcelona', '08', 'peninsula'],
  ['L’Hospitalet de Llobregat', 'Barcelona', '08', 'peninsula'],
  ['València', 'Valencia', '46', 'peninsula'],
  ['Sevilla', 'Sevilla', '41', 'peninsula'],
  ['A Coruña', 'A Coruña', '15', 'peninsula'],
  ['Las Palmas de Gran Canaria', 'Las Palmas', '35', 'canarias'],
  ['Palma', 'Illes Balears', '07', 'baleares'],
  ['Logroño', 'La Rioja', '26', 'peninsula'],
  ['Ceuta', 'Ceuta', '51', 'ceuta'],
];
const aliases =
  'Oficina Nave Almacén Tienda Obrador Bombeo Portal Garaje Planta Cámara_frigorífica Ascensor Alumbrado'.split(
    ' ',
  );
const distributors = ['i-DE', 'e-distribución', 'UFD', 'Viesgo', 'E-Redes'];
const suppliers = [
  'Comercializadora Uno',
  'Luz Clara',
  'Energía del Ebro',
  'Voltio',
  'Cooperativa Sol',
];
const contractKinds = [
  { tariff: '2.0TD', powersKw: ['4.6', '4.6'] },
  { tariff: '3.0TD', powersKw: ['20.376', '20.376', '20.376', '20.376', '20.376', '25'] },
  { tariff: '6.1TD', powersKw: ['320', '320', '320', '320', '320', '451'] },
] as const;
const dayMs = 86_400_000;

export interface SupplyRows {
  readonly clients: readonly object[];
  readonly points: readonly object[];
  readonly contracts: readonly object[];
}

/** How many of each; contracts are some three and a half for each point. */
export interface SupplyCounts {
  readonly clients: number;
  readonly points: number;
}

/** The same each time. A few clients have most of the points, and one in twenty has none. */
export function spanishSupply(
  { clients: clientCount, points }: SupplyCounts,
  now: Date,
): SupplyRows {
  const chance = chanceOf(clientCount);
  const clients = Array.from({ length: clientCount }, (_, n) => clientRow(chance, n, now));
  const owners = clients.slice(0, Math.floor(clientCount * 0.95));
  const made = Array.from({ length: points }, (_, n) => {
    // Each owner gets one point first; the rest are spread unequally.
    const owner = owners[n] ?? chance.one(owners, 3);
    return pointWithContracts(chance, n, owner.id, now);
  });
  return {
    clients,
    points: made.map(({ point }) => point),
    contracts: made.flatMap(({ contracts }) => contracts),
  };
}

/** Ids rise with time, as those of version 7 do. @param kind which table */
const idOf = (kind: number, n: number) =>
  `0190${kind}000-${String(n % 10_000).padStart(4, '0')}-7000-8000-${String(n).padStart(12, '0')}`;

const stampsOf = ({ random }: Chance, now: Date) => {
  const at = new Date(now.getTime() - random() * 2_000 * dayMs);
  return { version: 1, created_at: at, updated_at: at };
};

function clientRow(chance: Chance, n: number, now: Date) {
  const { one, random } = chance;
  const name = `${one(trades)} ${one(surnames)} ${one(surnames, 1)}, ${one(forms)}`;
  const fields = {
    name: name.replace(/, $/, ''),
    taxId: taxIdOf(10_000_000 + n * 37),
    activityCode: '4711',
    contactName: `${one(surnames)}`,
    contactEmail: `c${n}@correo.example`,
    phone: '600000000',
    notes: '',
    monthlyBudgetMinutes: null,
    kind: null,
  };
  const state = { id: idOf(1, n), archived: random() < 0.05, ...stampsOf(chance, now) };
  return { ...toClientRow(fields), ...state };
}

function pointWithContracts(chance: Chance, n: number, clientId: string, now: Date) {
  const { one, random } = chance;
  const [municipality, province, prefix, territory] = one(places);
  const kind = one(contractKinds, 1.5);
  const id = idOf(2, n);
  const fields = {
    cups: cupsOf(1_000_000 + n * 7),
    territory,
    municipality,
    province,
    alias: random() < 0.6 ? `${one(aliases)} ${Math.ceil(random() * 40)}`.replace('_', ' ') : '',
    address: `${one(streets)}, ${Math.ceil(random() * 200)}`,
    postcode: prefix + String(Math.floor(random() * 1_000)).padStart(3, '0'),
    distributor: one(distributors),
    pointType: proposePointType([...kind.powersKw]),
    voltageKv: kind.tariff === '6.1TD' ? '15' : null,
    powerControl: kind.tariff === '2.0TD' ? 'icp' : 'maximeter',
    isElectroIntensive: null,
    lastPowerChange: null,
    rightsKw: null,
    rightsUntil: null,
  } as const;
  const state = { id, client_id: clientId, archived: random() < 0.04, ...stampsOf(chance, now) };
  return {
    point: { ...toPointRow(fields), ...state, ...knownDays(n, now) },
    contracts: contractRows(chance, n, id, kind, now),
  };
}

/** Of every ten points one has no data and one has late ones; one in fifty has days without any. */
function knownDays(n: number, now: Date) {
  const lastDay = Math.floor(now.getTime() / dayMs) - (n % 10 === 1 ? 300 : n % 40);
  const isKnown = n % 10 > 0;
  return {
    data_first_day: isKnown ? dayText(lastDay - 700) : null,
    data_last_day: isKnown ? dayText(lastDay) : null,
    data_missing_days: isKnown && n % 50 === 7 ? 3 : 0,
    data_gaps: [],
  };
}

/** Two to five, one after another; the last of some has ended, and others have no end. */
function contractRows(
  chance: Chance,
  n: number,
  pointId: string,
  { tariff, powersKw }: (typeof contractKinds)[number],
  now: Date,
) {
  const { one, random } = chance;
  const count = 2 + Math.floor(random() * 4);
  const today = Math.floor(now.getTime() / dayMs);
  const end = today + Math.floor(random() * 400) - 30;
  return Array.from({ length: count }, (_, index) => {
    const last = end - index * 365;
    const fields: ContractFields = {
      supplier: one(suppliers),
      tariff,
      powersKw: [...powersKw],
      mode: 'other',
      from: dayText(last - 364),
      to: index === 0 && random() < 0.15 ? null : dayText(last),
      energyPricesEurPerKwh: null,
      powerPricesEurPerKwYear: null,
      includesAtr: false,
      marginEurPerKwh: null,
      meterEurPerMonth: null,
      use: 'general',
      noticeDays: null,
      plannedMonths: null,
      powerChanges: [],
      reducedTax: null,
      vulnerability: null,
      socialBonusFinancing: null,
    };
    const state = {
      id: idOf(3, n * 10 + index),
      supply_point_id: pointId,
      ...stampsOf(chance, now),
    };
    // The server takes the rows as JSON, in which a text would stay one.
    return { ...toContractRow(fields), power_changes: [], ...state };
  });
}

const dayText = (day: number) => new Date(day * dayMs).toISOString().slice(0, 10);

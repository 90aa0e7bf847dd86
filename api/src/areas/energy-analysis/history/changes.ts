import { isDeepStrictEqual } from 'node:util';
import { clientRecord } from '@vatio/contracts/company/clientRecord';
import { contractRecord, reductionInWords } from '@vatio/contracts/company/contractRecord';
import { pointRecord } from '@vatio/contracts/company/pointRecord';
import type {
  SnapshotContract,
  StudyChangesAnswer,
  StudySnapshotAnswer,
} from '@vatio/contracts/energy-analysis/studies';
import { type Field, isEmpty } from '@vatio/records/record';
import { valueInWords } from '@vatio/records/words';
import { spanishDay } from '../../../localDay';

type Change = StudyChangesAnswer['rows'][number];

/** The data that a study was made from. */
export interface StudyData {
  readonly snapshot: StudySnapshotAnswer;
  readonly curve: Buffer | null;
  readonly parameterVersion: number;
}

const names = {
  tariff: 'La tarifa',
  supplier: 'La comercializadora',
  territory: 'El territorio',
  pointType: 'El tipo de punto',
  powerControl: 'El control de potencia',
  voltageKv: 'La tensión',
  isElectroIntensive: 'El certificado de electrointensivo',
} as const;
type Fact = keyof typeof names;

/** The same voltage may be written in two ways: «20» and «20.000». */
const isSame = (what: Fact, was: unknown, is: unknown): boolean =>
  was === is || (what === 'voltageKv' && was !== null && is !== null && Number(was) === Number(is));
const kwInWords = (powers: readonly string[]) =>
  valueInWords(contractRecord.fields.powersKw, powers);

/** @returns a sentence for each part of the data that differs */
export function changesBetween(before: StudyData, after: StudyData): Change[] {
  const [was, is] = [before.snapshot, after.snapshot];
  // A calculation from before a fact was kept says no change of it.
  const facts = (Object.keys(names) as Fact[])
    .filter((what) => was[what] !== undefined && !isSame(what, was[what], is[what]))
    .map((what) => ({
      what,
      message: `${names[what]} era ${statedInWords(what, was[what])} y ahora es ${statedInWords(what, is[what])}.`,
    }));
  return [
    ...facts,
    ...powers(was, is),
    ...contract(was.contract, is.contract),
    ...readings(was, is),
    ...curve(before, after),
    ...parameters(before, after),
  ];
}

function powers(was: StudySnapshotAnswer, is: StudySnapshotAnswer): Change[] {
  if (isDeepStrictEqual(was.powersKw, is.powersKw)) return [];
  const message = `Las potencias contratadas eran ${kwInWords(was.powersKw)} y ahora son ${kwInWords(is.powersKw)}.`;
  return [{ what: 'powersKw', message }];
}

/** Changes in what the contract charges; none since a calculation from before that was kept. */
function contract(was?: SnapshotContract, is?: SnapshotContract): Change[] {
  if (!was || !is) return [];
  return (Object.keys(contractNames) as Charge[])
    .filter((what) => was[what] !== undefined && !isDeepStrictEqual(was[what], is[what]))
    .map((what) => {
      const [name, isMany] = contractNames[what];
      const [before, after] = [was[what], is[what]].map((value) => statedInWords(what, value));
      const [were, are] = isMany ? ['eran', 'son'] : ['era', 'es'];
      return { what, message: `${name} ${were} ${before} y ahora ${are} ${after}.` };
    });
}

/** Each field's name, and whether that is a plural. */
const contractNames = {
  mode: ['La modalidad del contrato', false],
  energyPricesEurPerKwh: ['Los precios de la energía', true],
  includesAtr: ['Que los precios incluyan peajes y cargos', false],
  powerPricesEurPerKwYear: ['Los precios de la potencia', true],
  marginEurPerKwh: ['El margen', false],
  meterEurPerMonth: ['El alquiler del contador al mes', false],
  use: ['El uso', false],
  vulnerability: ['El bono social del titular', false],
  socialBonusFinancing: ['La financiación del bono social', false],
  clientKind: ['El tipo de cliente', false],
  reducedTax: ['La reducción del impuesto eléctrico', false],
  to: ['El fin del contrato', false],
} as const;
type Charge = keyof typeof contractNames;

const fields: Readonly<Record<Fact | Charge, Field | null>> = {
  ...contractRecord.fields,
  ...pointRecord.fields,
  clientKind: clientRecord.fields.kind,
  reducedTax: null,
};

const unstated: Readonly<Record<string, string>> = {
  powerPricesEurPerKwYear: 'los regulados',
  reducedTax: 'ninguna',
  to: 'sin fecha',
};

type Reduction = Parameters<typeof reductionInWords>[0];

function statedInWords(what: Fact | Charge, value: unknown): string {
  if (isEmpty(value)) return unstated[what] ?? 'desconocido';
  const field = fields[what];
  if (!field) return reductionInWords(value as Reduction);
  const words = valueInWords(field, value);
  if (field.kind === 'flag') return words.toLowerCase();
  return field.kind === 'choice' || field.kind === 'numbered' ? `«${words}»` : words;
}

type Reading = StudySnapshotAnswer['readings'][number];
const isIn = (list: readonly Reading[]) => (reading: Reading) =>
  list.some((one) => isDeepStrictEqual(one, reading));

function readings(
  { readings: was }: StudySnapshotAnswer,
  { readings: is }: StudySnapshotAnswer,
): Change[] {
  const changed = [...was.filter((one) => !isIn(is)(one)), ...is.filter((one) => !isIn(was)(one))];
  const days = [
    ...new Set(changed.map(({ range }) => `${range.firstDay} ${range.lastDay}`)),
  ].sort();
  if (days.length === 0) return [];
  const inDays = days.map((range) => range.split(' ').map(spanishDay).join(' – ')).join('; ');
  return [{ what: 'readings', message: `Han cambiado las lecturas de ${inDays}.` }];
}

function curve({ curve: was }: StudyData, { curve: is }: StudyData): Change[] {
  if (was && is && was.equals(is)) return [];
  if (!was && !is) return [];
  const message = !was
    ? 'Ahora hay una curva de carga.'
    : !is
      ? 'Ya no hay curva de carga.'
      : 'Ha cambiado la curva de carga.';
  return [{ what: 'curve', message }];
}

function parameters(
  { parameterVersion: was }: StudyData,
  { parameterVersion: is }: StudyData,
): Change[] {
  if (was === is) return [];
  const message = `Los parámetros regulados eran los de la versión ${was} y ahora son los de la ${is}.`;
  return [{ what: 'parameters', message }];
}

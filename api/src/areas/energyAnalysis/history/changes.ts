import { isDeepStrictEqual } from 'node:util';
import type {
  StudyChangesAnswer,
  StudySnapshotAnswer,
} from '@vatio/contracts/energyAnalysis/studies';
import { spanishDay } from '../../../localDay';
import { supplyWords } from '../../company/door';

type Change = StudyChangesAnswer['rows'][number];

/** What a study was made from. */
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
} as const;
const inWords = (value: string | number) => supplyWords[value] ?? String(value);
const kwInWords = (powers: readonly string[]) => `${powers.join(' · ').replaceAll('.', ',')} kW`;

/** @returns a sentence for each part of the data that differs */
export function changesBetween(before: StudyData, after: StudyData): Change[] {
  const [was, is] = [before.snapshot, after.snapshot];
  const facts = (Object.keys(names) as (keyof typeof names)[])
    .filter((what) => was[what] !== is[what])
    .map((what) => ({
      what,
      message: `${names[what]} era ${inWords(was[what])} y ahora es ${inWords(is[what])}.`,
    }));
  return [
    ...facts,
    ...powers(was, is),
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

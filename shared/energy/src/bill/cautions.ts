import type { DayRange } from '../calendar/dates';
import { hasPeriod } from '../calendar/seasons';
import { exact } from '../exact/decimal';
import { spanishNumber, spanishRange } from '../exact/spanish';
import { checkPowers } from '../tariff/powers';
import { type Period, periodsOf } from '../tariff/tariffs';
import { voltageCaution } from '../tariff/voltage';
import type { BillCaution, BillLine, BillTerm } from './bill';
import { distinct } from './cost';
import { powerPieces } from './cycle';
import type { BillInput } from './input';

const prorated: BillCaution = {
  code: 'energyProrated',
  message:
    'El precio de la energía cambia dentro del ciclo: se ha repartido por días, porque no hay curva que diga cuánta se consumió antes y después del cambio.',
};
const byCurve: BillCaution = {
  code: 'energyByCurve',
  message:
    'El precio de la energía cambia dentro del ciclo: se ha repartido según la curva, con lo consumido antes y después del cambio.',
};

/** The facts that decide the cautions of a bill, and of an offer. */
type Cautioned = Pick<
  BillInput,
  | 'tariff'
  | 'territory'
  | 'use'
  | 'holder'
  | 'voltageKv'
  | 'powersKw'
  | 'powerChanges'
  | 'shortContract'
  | 'powerPrice'
  | 'energyKwh'
>;

/** Energy of periods that some days do not have: it is charged at the price of its period. */
export function energyNotInCycle(
  { tariff, territory, energyKwh }: Pick<Cautioned, 'tariff' | 'territory' | 'energyKwh'>,
  cycle: DayRange,
): BillCaution[] {
  const isAbsent = (period: Period) => !hasPeriod(cycle, period, { tariff, territory });
  return periodsOf(tariff, 'energy')
    .filter((period) => exact(energyKwh[period - 1] ?? 0).gt(0) && isAbsent(period))
    .map((period): BillCaution => {
      const kwh = spanishNumber(energyKwh[period - 1] ?? 0);
      const message = `Hay ${kwh} kWh en P${period}, y ${spanishRange(cycle.firstDay, cycle.lastDay)} no hay P${period}: se han cobrado al precio de P${period}. Revisa el periodo, las fechas o el territorio.`;
      return { code: 'periodNotInCycle', message };
    });
}

/** The PVPC is for 2.0TD up to 10 kW, of people and microenterprises. Source: RD 216/2014 art. 5.3 (BOE-A-2014-3376). */
const pvpcLimitKw = 10;

/**
 * The cautions that a bill can have and no contract can. Sources: those of the checks, and RD 88/2026 art.
 * 35.3 (BOE-A-2026-3212) for short contracts.
 */
function impossible(input: Cautioned, cycle: DayRange): BillCaution[] {
  const { tariff, powerPrice, holder, territory, use } = input;
  const cautions: BillCaution[] = [];
  const sets = powerPieces(input, cycle).map(({ powersKw }) => powersKw);
  for (const { message } of sets.flatMap((powersKw) => checkPowers(tariff, powersKw))) {
    cautions.push({ code: 'powersNotAllowed', message });
  }
  if (input.shortContract && sets.length > 1) {
    const message =
      'Un contrato de menos de un año no puede cambiar de potencias (RD 88/2026, art. 35.3): revisa el contrato.';
    cautions.push({ code: 'powersNotAllowed', message });
  }
  const voltage = voltageCaution(tariff, input.voltageKv);
  if (voltage) cautions.push({ code: 'tariffAgainstVoltage', message: voltage });
  const isLarge = () => sets.flat().some((power) => exact(power).gt(pvpcLimitKw));
  if (powerPrice.kind === 'pvpc' && (tariff !== '2.0TD' || isLarge())) {
    const message =
      'El PVPC es solo para la tarifa 2.0TD con hasta 10 kW en cada periodo: revisa el contrato.';
    cautions.push({ code: 'pvpcNotAllowed', message });
  }
  if (powerPrice.kind === 'pvpc' && holder === 'company') {
    const message =
      'El PVPC es para personas físicas y microempresas: comprueba que la empresa lo es.';
    cautions.push({ code: 'pvpcOfCompany', message });
  }
  if (territory === 'canarias' && use === 'dwelling' && holder === undefined) {
    const message =
      'El IGIC del 0 % es para la vivienda de una persona física, y no consta quién es el titular: con una empresa es del 3 %.';
    cautions.push({ code: 'holderUnknown', message });
  }
  return distinct(cautions, ({ message }) => message);
}

/** The cautions of a bill, except those of its excesses. */
export function cautionsOf(
  input: Cautioned,
  lines: readonly BillLine[],
  cycle: DayRange,
): BillCaution[] {
  const isShared = (by: BillTerm['sharedBy']) =>
    lines.some(({ terms }) => terms.some(({ sharedBy }) => sharedBy === by));
  const notes = lines
    .flatMap(({ parameters }) => parameters.map(({ note }) => note))
    .filter((note) => note !== undefined)
    .map((message): BillCaution => ({ code: 'parameterNote', message }));
  return [
    ...impossible(input, cycle),
    ...energyNotInCycle(input, cycle),
    ...(isShared('days') ? [prorated] : []),
    ...(isShared('curve') ? [byCurve] : []),
    ...distinct(notes, ({ message }) => message),
  ];
}

import type { StudyResult, StudySnapshotAnswer } from '@vatio/contracts/energy-analysis/studies';
import type { Parameter } from '@vatio/contracts/user/parameters';
import { startOfDay } from '@vatio/energy/calendar';
import { isStudyRefusal, optimisePowers } from '@vatio/energy/optimise';
import { defaultParameters, regulatedParameters } from '@vatio/energy/parameters';
import { powerStudyOf } from '@vatio/energy/study';
import { exampleMonths } from '../../shared/energy/test/exampleMonths';

/** The data of the example's study: a point of type 4 with 3.0TD. */
export const exampleSnapshot: StudySnapshotAnswer = {
  window: { firstDay: '2026-01-01', lastDay: '2026-12-31' },
  tariff: '3.0TD',
  territory: 'peninsula',
  pointType: 4,
  powerControl: 'maximeter',
  supplier: 'Luz del Sur',
  contract: {
    mode: 'fixed',
    energyPricesEurPerKwh: ['0.182345', '0.16', '0.15', '0.14', '0.13', '0.12'],
    includesAtr: true,
    powerPricesEurPerKwYear: null,
    marginEurPerKwh: null,
    meterEurPerMonth: '1.36',
    use: 'general',
    vulnerability: null,
    socialBonusFinancing: null,
    clientKind: 'company',
    to: '2026-12-31',
  },
  powersKw: ['40', '40', '40', '40', '40', '45'],
  readings: exampleMonths.map(({ from, to, energyKwh, maxKw }) => ({
    range: { firstDay: from, lastDay: to },
    energyKwh: [...energyKwh],
    reactiveKvarh: null,
    maximetersKw: maxKw,
    isEstimated: false,
    source: 'invoice',
  })),
  curve: null,
};

/** The API's answer for a snapshot: the engine's own result. */
export function resultOf(of: StudySnapshotAnswer, kw?: Float64Array): StudyResult {
  const { territory, window } = of;
  const startMs = startOfDay(window.firstDay, territory);
  const curve = of.curve && kw ? { minutes: of.curve.minutes, startMs, kw } : null;
  const found = optimisePowers(powerStudyOf({ ...of, curve }), defaultParameters());
  if (isStudyRefusal(found)) throw new Error(found.reasons.map(({ message }) => message).join());
  const { cost: optimum, cautions, regime, bestOnThisSide, current, maxima } = found;
  const { savingEur, savingPercent } = found;
  const said = cautions.map(({ code, message }) => ({ code, message }));
  const known = { optimum, regime, bestOnThisSide, current, maxima, savingEur, savingPercent };
  return { ...known, cautions: said } as StudyResult;
}

/** The regulated parameters as the API sends them. */
export const sentParameters: readonly Parameter[] = regulatedParameters.map((parameter, index) => ({
  id: `0199e1a0-0000-7000-8000-${String(index).padStart(12, '0')}`,
  kind: parameter.kind,
  tariff: parameter.tariff ?? null,
  period: parameter.period ?? null,
  variant: parameter.variant ?? null,
  from: parameter.from,
  to: parameter.to,
  value: parameter.value,
  state: parameter.state,
  norm: parameter.norm,
  note: parameter.note ?? '',
  powerLimit: null,
  per: parameter.per ?? null,
  condition: (parameter.state === 'confirmed' && parameter.condition) || null,
}));

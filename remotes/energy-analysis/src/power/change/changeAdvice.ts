import type { SupplyPoint } from '@vatio/contracts/company/points';
import type { StudySnapshotAnswer } from '@vatio/contracts/energyAnalysis/studies';
import { type IncreaseCost, increaseCost } from '@vatio/energy/optimise';
import type { ParameterTable } from '@vatio/energy/tariff';
import { date } from '@vatio/ui/format';

export interface ChangeOfPowers {
  readonly snapshot: StudySnapshotAnswer;
  readonly point: Pick<SupplyPoint, 'lastPowerChange' | 'rightsKw' | 'rightsUntil'>;
  readonly fromKw: readonly string[];
  readonly toKw: readonly string[];
  /** The day on which it would be asked for. */
  readonly today: string;
  readonly table: ParameterTable;
}

export interface ChangeAdvice {
  /** What it costs now; null: lower powers cost nothing. */
  readonly cost: IncreaseCost | null;
  /** What going up again would cost, where the powers fall. */
  readonly backCost: IncreaseCost | null;
  /** When it may be asked for, and on what conditions: Spanish, whole sentences. */
  readonly sentences: readonly string[];
}

/** The end of the free window of RDL 7/2026 art. 5 (BOE of March 2026). */
const freeUntil = '2026-12-31';
const highest = (powersKw: readonly string[]) => String(Math.max(...powersKw.map(Number)));

/**
 * What a change of powers costs, and when it may be asked for. Source: RD 88/2026 art. 38
 * (BOE-A-2026-3212), RDL 7/2026 art. 5, RD 1048/2013 arts. 24 to 29 (BOE-A-2013-13767).
 */
export function changeAdvice(change: ChangeOfPowers): ChangeAdvice {
  const { snapshot, point, fromKw, toKw, today, table } = change;
  const voltage = snapshot.tariff.startsWith('6') ? 'high' : 'low';
  const [from, to] = [highest(fromKw), highest(toKw)];
  const common = {
    territory: snapshot.territory,
    voltage,
    needsConnection: false,
    needsVerification: false,
    on: today,
  } as const;
  const hasRights = point.rightsKw !== null && (point.rightsUntil ?? today) >= today;
  const isUp = Number(to) > Number(from);
  const isDown = Number(to) < Number(from);
  return {
    cost: isUp
      ? increaseCost(
          { ...common, fromKw: from, toKw: to, rightsKw: hasRights ? point.rightsKw : null },
          table,
        )
      : null,
    backCost: isDown
      ? increaseCost({ ...common, fromKw: to, toKw: from, rightsKw: from }, table)
      : null,
    sentences: [
      whenAllowed(point.lastPowerChange, today),
      ...(today <= freeUntil ? freeWindow(snapshot.tariff, fromKw, toKw) : []),
      ...(isDown
        ? [
            `Los derechos de extensión de la potencia de ahora se conservan ${voltage === 'low' ? 3 : 5} años; al volver a subir se pagan otra vez los de acceso (RD 1048/2013, art. 28.3).`,
          ]
        : []),
    ],
  };
}

function whenAllowed(last: string | null, today: string): string {
  const rule = 'RD 88/2026, art. 38.1';
  if (last === null) {
    return `No consta cuándo cambiaron las potencias por última vez: la distribuidora puede rechazar otro cambio antes de 12 meses (${rule}).`;
  }
  const [year = '', ...rest] = last.split('-');
  const next = [Number(year) + 1, ...rest].join('-');
  return next <= today
    ? `El último cambio fue el ${date(last)}: ya se puede pedir otro (${rule}).`
    : `El último cambio fue el ${date(last)}: hasta el ${date(next)} la distribuidora puede rechazar otro (${rule}).`;
}

function freeWindow(
  tariff: string,
  fromKw: readonly string[],
  toKw: readonly string[],
): readonly string[] {
  const rule = 'RDL 7/2026, art. 5';
  const falls = toKw.some((power, index) => Number(power) < Number(fromKw[index]));
  const reductions =
    falls && tariff !== '2.0TD'
      ? ' La bajada debe afectar a periodos que existan en los meses pedidos, por ciclos de facturación completos, y los demás periodos no pueden bajar más que la mayor de esas bajadas.'
      : '';
  return [
    `Hasta el ${date(freeUntil)}, autónomos y empresas pueden cambiar las potencias sin esperar los 12 meses y sin coste, en 5 días naturales (${rule}); solo se paga la extensión por encima de la potencia anterior al 22/03/2026, la supervisión y el cambio de contador.${reductions}`,
  ];
}

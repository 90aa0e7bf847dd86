import type { SupplyPoint } from '@vatio/contracts/company/points';
import type { StudySnapshotAnswer } from '@vatio/contracts/energy-analysis/studies';
import { addYears } from '@vatio/energy/calendar';
import { date, decimalInWords } from '@vatio/ui/format';

/** The end of the free window of RDL 7/2026 art. 5, and of the change that may still follow it. */
const [freeUntil, againUntil] = ['2026-12-31', '2027-03-31'];

type RightsFacts = Pick<SupplyPoint, 'rightsKw' | 'rightsUntil'>;

/** True if rights of extension are known and still valid on a day. */
export const areRightsValid = ({ rightsKw, rightsUntil }: RightsFacts, today: string): boolean =>
  rightsKw !== null && (rightsUntil ?? today) >= today;

/** The known facts about the rights that an increase needs. */
export function rightsInWords({ rightsKw, rightsUntil }: RightsFacts, today: string): string {
  if (rightsKw === null) {
    return 'No constan derechos de extensión vigentes: si los hay, cuesta menos. Se escriben en los datos técnicos del punto.';
  }
  const kw = `${decimalInWords(rightsKw)} kW`;
  if (rightsUntil === null)
    return `Constan derechos de extensión de ${kw}, sin fecha de caducidad.`;
  return areRightsValid({ rightsKw, rightsUntil }, today)
    ? `Constan derechos de extensión de ${kw}, vigentes hasta el ${date(rightsUntil)}.`
    : `Los derechos de extensión de ${kw} caducaron el ${date(rightsUntil)}: se pagan otra vez.`;
}

/**
 * The period in which the distributor may refuse a change. Source: RD 88/2026 art. 38.1 (BOE-A-2026-3212).
 *
 * @param last the day of the one before
 */
export function whenAllowed(last: string | null, today: string): string {
  const rule = 'RD 88/2026, art. 38.1';
  if (last === null) {
    return `No consta cuándo cambiaron las potencias por última vez: la distribuidora puede rechazar otro cambio antes de 12 meses (${rule}).`;
  }
  const next = addYears(last, 1);
  return next <= today
    ? `El último cambio fue el ${date(last)}: ya se puede pedir otro (${rule}).`
    : `El último cambio fue el ${date(last)}: hasta el ${date(next)} la distribuidora puede rechazar otro (${rule}).`;
}

interface WindowChange {
  readonly snapshot: Pick<StudySnapshotAnswer, 'tariff' | 'contract'>;
  readonly today: string;
  /** `falls`: the power of some period goes down; `isUp`: the highest power goes up. */
  readonly falls: boolean;
  readonly isUp: boolean;
}

const rule = 'RDL 7/2026, art. 5';

/**
 * The free window for changes of powers, its conditions and beneficiaries; empty once it is over. Source:
 * RDL 7/2026 art. 5 (BOE-A-2026-6544).
 */
export function freeWindow({ snapshot, today, falls, isUp }: WindowChange): readonly string[] {
  const { tariff, contract } = snapshot;
  if (today > againUntil) return [];
  if (contract?.clientKind === 'person') {
    return [`La ventana gratuita para cambiar potencias no es para particulares (${rule}).`];
  }
  const again = `hasta el ${date(againUntil)} se puede pedir un cambio más`;
  if (today > freeUntil) {
    return [`A quien cambió las potencias en la ventana gratuita: ${again} (${rule}).`];
  }
  const reductions =
    falls && tariff !== '2.0TD'
      ? ' La bajada debe afectar a periodos que existan en los meses pedidos, por ciclos de facturación completos, y los demás periodos no pueden bajar más que la mayor de esas bajadas.'
      : '';
  const access = isUp ? ' Dentro de la ventana no se pagan los derechos de acceso de arriba.' : '';
  return [
    `Hasta el ${date(freeUntil)}, autónomos y empresas pueden cambiar las potencias sin esperar los 12 meses y sin coste, en 5 días naturales (${rule}); solo se paga la extensión por encima de la potencia anterior al 22/03/2026, la supervisión y el cambio de contador; después, ${again}.${access}${reductions}`,
  ];
}

import { newClientSchema } from '@vatio/contracts/company/clients';
import type { PointImportField } from '@vatio/contracts/company/pointImports';
import { type NewSupplyPoint, newSupplyPointSchema } from '@vatio/contracts/company/points';
import { exactDecimal } from '@vatio/contracts/rules';
import { checkCups, checkTaxId } from '@vatio/energy/cups';
import { proposePointType, proposeTerritory } from '@vatio/energy/tariff';
import { inSpanish } from '../../../spanishIssues';
import type { ContractFields } from '../contracts/repository';
import type { SupplyPointFields } from '../points/repository';
import { type Cells, type FieldProblems, periodValues, type SentRow, saysPeriods } from './cells';
import { contractOfCells, saysContract, wholeNumber } from './contractCells';
import { problemsOf } from './problems';

/** A row, judged by itself. */
export interface JudgedRow {
  readonly line: number;
  /** Whether it has a NIF at all, right or wrong. */
  readonly hasTaxId: boolean;
  /** Normalised; null when it is wrong. */
  readonly taxId: string | null;
  readonly cups20: string | null;
  readonly clientName: string;
  /** What to write; null when something is wrong. */
  readonly point: SupplyPointFields | null;
  /** null also when the row has none. */
  readonly contract: ContractFields | null;
  readonly problems: FieldProblems;
  readonly proposed: Cells;
}

/** Whether a row is right, apart from what only the database knows. */
export function judgeRow({ line, cells: sent }: SentRow): JudgedRow {
  const proposed = proposalsOf(sent);
  const cells = { ...sent, ...proposed };
  const [taxId, cups] = [checkTaxId(cells.taxId ?? ''), checkCups(cells.cups ?? '')];
  const { contract, problems: contractProblems } = contractOfCells(cells);
  const point = pointOf(cells);
  const problems = {
    ...(!taxId.isValid && { taxId: withoutStop(taxId.message) }),
    ...nameProblem(cells.clientName),
    ...point.problems,
    ...(!cups.isValid && { cups: withoutStop(cups.message) }),
    ...contractProblems,
  };
  const isRight = Object.keys(problems).length === 0;
  return {
    line,
    problems,
    proposed,
    clientName: cells.clientName ?? '',
    hasTaxId: cells.taxId !== undefined,
    taxId: taxId.isValid ? taxId.taxId : null,
    cups20: cups.isValid ? cups.cups20 : null,
    point: isRight && point.fields && cups.isValid ? { ...point.fields, cups: cups.cups } : null,
    contract: isRight ? contract : null,
  };
}

function nameProblem(clientName: string | undefined): FieldProblems {
  if (clientName === undefined) return {};
  const { error } = newClientSchema.shape.name.safeParse(clientName, inSpanish);
  return error ? { clientName: error.issues[0]?.message ?? '' } : {};
}

const withoutStop = (message: string) => message.replace(/\.$/, '');

const fieldsSchema = newSupplyPointSchema.omit({ clientId: true });
const power = exactDecimal({ maxDecimals: 3, max: 1_000_000, unit: 'kW' });

/** Values that follow from the rest of the row. */
function proposalsOf(cells: Cells): Cells {
  const territory = cells.territory ? null : proposeTerritory(cells.postcode ?? '');
  const pointType = cells.pointType ? null : pointTypeOf(periodValues(cells, 'power'));
  const control = cells.powerControl ? null : controlOf(cells.tariff, cells.pointType ?? pointType);
  return {
    ...(territory && { territory }),
    ...(pointType && { pointType }),
    ...(control && { powerControl: control }),
    ...(saysContract(cells) && contractDefaults(cells)),
  };
}

/** From the valid powers only: a wrong one has its own problem. */
function pointTypeOf(sent: readonly string[]): string | null {
  const powersKw = sent.filter((value) => power.safeParse(value).success);
  return powersKw.length > 0 ? String(proposePointType(powersKw)) : null;
}

/** Up to 15 kW the meter limits the power; above, the maximeter measures it. */
function controlOf(tariff: string | undefined, pointType: string | null): string | null {
  if (tariff) return tariff === '2.0TD' ? 'icp' : 'maximeter';
  if (pointType === null) return null;
  return pointType === '5' ? 'icp' : 'maximeter';
}

const contractDefaults = (cells: Cells): Cells => ({
  ...(!cells.mode && { mode: saysPeriods(cells, 'energyPrice') ? 'fixed' : 'other' }),
  ...(!cells.use && { use: 'general' }),
});

/** The message when the value cannot be concluded. */
const missing: FieldProblems = {
  territory: 'Escribe el territorio, o un código postal del que se pueda proponer',
  pointType: 'Escribe el tipo de punto, del 1 al 5, o las potencias del contrato',
  powerControl: 'Escribe ICP o Maxímetro, o la tarifa del contrato',
};

/** The fields of the point, except the CUPS, which has its own check. */
function pointOf(cells: Cells): { fields?: SupplyPointFields; problems: FieldProblems } {
  const parsed = fieldsSchema.safeParse(sentPoint(cells), inSpanish);
  if (parsed.success) return { fields: parsed.data, problems: {} };
  const problems = problemsOf(parsed.error.issues, ([field]) => field as PointImportField);
  const named = Object.entries(problems).map(([field, message]) => {
    const name = field as PointImportField;
    return [name, cells[name] ? message : (missing[name] ?? message)] as const;
  });
  return { problems: Object.fromEntries(named) };
}

const sentPoint = (cells: Cells): Record<keyof Omit<NewSupplyPoint, 'clientId'>, unknown> => ({
  cups: cells.cups ?? '',
  alias: cells.alias ?? '',
  address: cells.address ?? '',
  municipality: cells.municipality ?? '',
  province: cells.province ?? '',
  postcode: cells.postcode ?? '',
  territory: cells.territory,
  distributor: cells.distributor ?? '',
  powerControl: cells.powerControl,
  pointType: wholeNumber(cells.pointType ?? ''),
  voltageKv: cells.voltageKv ?? null,
});

import type { SupplyContract } from '@vatio/contracts/company/contracts';
import { periodCount } from '@vatio/energy/tariff';
import { array, boolean, type Infer, object, type SavedForm, string } from '@vatio/ui/forms';
import { contractsIn } from './absentPeriods';
import { isEmpty, rowProblems, type SheetRules } from './sheet';

const cells = array(string());

const fields = object({
  source: string(),
  /** «3» or «6» */
  energies: string(),
  rows: array(
    object({
      from: string(),
      to: string(),
      isEstimated: boolean(),
      energia: cells,
      potencia: cells,
      reactiva: cells,
    }),
  ),
});
export type SheetForm = Infer<typeof fields>;
export type SheetFormState = SavedForm<SheetForm, SheetForm>['form'];

/**
 * Readings as they are typed: problems are shown on their cells, rows without numbers have none.
 *
 * @param rulesOf the supply point and its today, whenever they are asked for
 */
export const sheetSchema = (rulesOf: () => Omit<SheetRules, 'energies'>) =>
  fields.superRefine(({ rows, energies }, context) => {
    const rules = { energies: Number(energies), ...rulesOf() };
    rows.forEach((row, index) => {
      for (const [path, message] of rowProblems(row, rules)) {
        const inRow = path.split('.').map((part) => (/^\d/.test(part) ? Number(part) : part));
        context.addIssue({ code: 'custom', path: ['rows', index, ...inRow], message });
      }
    });
    if (rows.every(isEmpty)) {
      context.addIssue({
        code: 'custom',
        path: ['rows', 0, 'energia', 0],
        message: 'Escribe al menos una lectura',
      });
    }
  });

/**
 * The numbers of energies of the tariffs in force in some days, each number once; none when no contract is
 * in force.
 */
export const energyCounts = (
  contracts: readonly Pick<SupplyContract, 'tariff' | 'from' | 'to'>[],
  days: { readonly from: string; readonly to: string },
): readonly number[] => [
  ...new Set(contractsIn(contracts, days).map(({ tariff }) => periodCount(tariff, 'energy'))),
];

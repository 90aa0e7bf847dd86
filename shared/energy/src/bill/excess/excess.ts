import type { DayRange } from '../../calendar/dates';
import { isByMaximeter } from '../../rates/excessRate';
import type { ParameterTable } from '../../tariff/parameters';
import { powersAreOrdered } from '../../tariff/tariffs';
import type { BillCaution } from '../bill';
import type { BillInput } from '../input';
import { curveExcess } from './curveExcess';
import type { Excess } from './excessLine';
import { maximeterExcess } from './maximeterExcess';

const limiterCaution: BillCaution = {
  code: 'limiterWithSixPeriods',
  message:
    'El contrato dice que la potencia se controla con ICP, y con seis periodos se controla con maxímetro: no se han calculado excesos. Revisa el control de potencia.',
};

/**
 * The charge for power over the contracted one, from the first kW: by the maximeter (points of type
 * 4 and 5) or by the quarters (1 to 3). There is none where a limiter cuts. Source: Circular CNMC
 * 3/2020 art. 9.4 (BOE-A-2020-1066) and Circular CNMC 1/2025 (BOE-A-2025-2044).
 */
export function excess(input: BillInput, table: ParameterTable, cycle: DayRange): Excess {
  if (input.powerControl === 'icp') {
    return { lines: [], cautions: powersAreOrdered(input.tariff) ? [limiterCaution] : [] };
  }
  return isByMaximeter(input.pointType)
    ? maximeterExcess(input, table, cycle)
    : curveExcess(input, table);
}

import type { Bill } from '@vatio/contracts/billing/bills';
import type { BillVerification } from '@vatio/contracts/billing/verifications';
import { billPath } from '../billPaths';

export interface Place {
  readonly to: string;
  readonly label: string;
}

/** The places to check or mend a finding, by its code and the person's rights. */
export function placesOf(code: string, bill: Bill, isAdmin: boolean): readonly Place[] {
  const point = `/company/puntos/${bill.supplyPointId}`;
  const places: Readonly<Record<string, readonly Place[]>> = {
    contractUnknown: [{ to: `${point}/contratos`, label: 'Completar los contratos' }],
    tariffDiffers: [{ to: `${point}/contratos`, label: 'Ver los contratos' }],
    powersDiffer: [{ to: `${point}/contratos`, label: 'Ver los contratos' }],
    premiseDoubtful: [{ to: point, label: 'Ver el punto' }],
    powerPriceDiffers: [{ to: `${point}/contratos`, label: 'Ver los contratos' }],
    energyPriceDiffers: [{ to: `${point}/contratos`, label: 'Ver los contratos' }],
    unknownLine: [{ to: `${point}/contratos`, label: 'Ver los contratos' }],
    energyDiffers: [{ to: `${point}/consumos`, label: 'Ver los consumos' }],
    maximumDiffers: [{ to: `${point}/consumos`, label: 'Ver los consumos' }],
    estimatedReading: [{ to: `${point}/consumos`, label: 'Ver los consumos' }],
    gap: around(bill),
    overlap: around(bill),
    electricityTaxRate: [{ to: '/user/parametros', label: 'Ver los parámetros regulados' }],
    taxRate: [{ to: '/user/parametros', label: 'Ver los parámetros regulados' }],
    conditionalTax: isAdmin
      ? [{ to: '/user/parametros', label: 'Decidirlo en los parámetros regulados' }]
      : [],
  };
  return places[code] ?? [];
}

type Reason = BillVerification['notVerifiable'][number]['reason'];

/**
 * The same of what is missing. No norm says how: there is no place to go; nor has who cannot enter an
 * official value.
 */
export function placesOfMissing(
  reason: Reason,
  { supplyPointId }: Bill,
  isAdmin: boolean,
): readonly Place[] {
  const point = `/company/puntos/${supplyPointId}`;
  if (reason === 'data') {
    return [
      { to: `${point}/contratos`, label: 'Completar los contratos' },
      { to: `${point}/consumos`, label: 'Completar los consumos' },
    ];
  }
  const isAnswered = isAdmin && reason !== 'rule';
  return isAnswered ? [{ to: '/user/parametros', label: 'Ver los parámetros regulados' }] : [];
}

/** The bills before and after. */
const around = ({ before, after }: Bill): readonly Place[] => [
  ...(before ? [{ to: billPath(before.id), label: `Ver la anterior (${before.number})` }] : []),
  ...(after ? [{ to: billPath(after.id), label: `Ver la siguiente (${after.number})` }] : []),
];

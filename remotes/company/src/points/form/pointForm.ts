import type { NewSupplyPoint } from '@vatio/contracts/company/points';
import {
  type Input,
  object,
  orNothing,
  rules,
  type SavedForm,
  string,
  textOf,
  textOrNothing,
  typedFrom,
  yesNoOrNothing,
  type ZodType,
} from '@vatio/ui/forms';
import { powerControls, territories } from '../../common/values/words';
import type { SupplyPoint } from '../point';
import { cupsRule } from './cups';

const typedPoint = object({
  clientId: string().min(1, 'Elige un cliente de la lista'),
  cups: cupsRule(),
  alias: rules.optionalLine(120),
  address: rules.optionalLine(200),
  postcode: string()
    .trim()
    .regex(/^(\d{5})?$/, 'El código postal son 5 cifras'),
  municipality: rules.optionalLine(120),
  province: rules.optionalLine(60),
  territory: textOf(rules.oneOf(territories, 'Elige un territorio')),
  distributor: rules.optionalLine(120),
  pointType: textOf(
    rules.oneOf(['1', '2', '3', '4', '5'], 'Elige un tipo de punto').transform(Number),
  ),
  voltageKv: orNothing(rules.typedDecimal({ maxDecimals: 3, max: 1_000, unit: 'kV' })),
  powerControl: textOf(rules.oneOf(powerControls, 'Elige cómo se controla la potencia')),
  isElectroIntensive: yesNoOrNothing(),
  lastPowerChange: textOrNothing(rules.plausibleDay()),
  rightsKw: orNothing(
    rules
      .typedDecimal({ maxDecimals: 3, max: 1_000_000, unit: 'kW' })
      .refine((power) => Number(power) > 0, 'Escribe una potencia mayor que 0'),
  ),
  rightsUntil: textOrNothing(rules.plausibleDay()),
});

/** A point as it is typed → as it is sent: of the rights, both fields or neither. */
export const pointFormSchema = typedPoint.superRefine(({ rightsKw, rightsUntil }, context) => {
  const missing = rightsKw === null ? 'rightsKw' : 'rightsUntil';
  if ((rightsKw === null) === (rightsUntil === null)) return;
  const message =
    missing === 'rightsKw'
      ? 'Escribe también la potencia de los derechos'
      : 'Escribe también hasta cuándo valen los derechos';
  context.addIssue({ code: 'custom', path: [missing], message });
}) satisfies ZodType<NewSupplyPoint>;
export type PointForm = Input<typeof pointFormSchema>;
export type PointFormState = SavedForm<PointForm, NewSupplyPoint>['form'];

/** Place and meter have no default: the person has to choose. */
export const emptyPoint: PointForm = {
  clientId: '',
  cups: '',
  alias: '',
  address: '',
  postcode: '',
  municipality: '',
  province: '',
  territory: '',
  distributor: '',
  pointType: '',
  voltageKv: '',
  powerControl: '',
  isElectroIntensive: '',
  lastPowerChange: '',
  rightsKw: '',
  rightsUntil: '',
};

/** The stored point, as the form shows it. */
export function pointFormOf(point: SupplyPoint): PointForm {
  const { clientId, cups, alias, address, postcode, municipality, province } = point;
  const { territory, distributor, powerControl, lastPowerChange, rightsUntil } = point;
  return {
    clientId,
    cups,
    alias,
    address,
    postcode,
    municipality,
    province,
    territory,
    distributor,
    powerControl,
    pointType: String(point.pointType),
    voltageKv: typedFrom(point.voltageKv),
    isElectroIntensive: point.isElectroIntensive?.toString() ?? '',
    lastPowerChange: lastPowerChange ?? '',
    rightsKw: typedFrom(point.rightsKw),
    rightsUntil: rightsUntil ?? '',
  };
}

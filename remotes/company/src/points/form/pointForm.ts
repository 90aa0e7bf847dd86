import { pointRecord } from '@vatio/contracts/company/pointRecord';
import { type NewSupplyPoint, newSupplyPointSchema } from '@vatio/contracts/company/points';
import {
  formShape,
  type Input,
  object,
  recordForm,
  type SavedForm,
  typedOf,
  type ZodType,
} from '@vatio/ui/forms';
import { pointWords, type SupplyPoint } from '../point';
import { cupsRule } from './cups';

const { fields } = pointRecord;

const typedPoint = object({
  clientId: newSupplyPointSchema.shape.clientId,
  ...formShape(fields, { cups: cupsRule }),
});

/** A point as it is typed → as it is sent: of the rights, both fields or neither. */
const schema = typedPoint.superRefine(({ rightsKw, rightsUntil }, context) => {
  const missing = rightsKw === null ? 'rightsKw' : 'rightsUntil';
  if ((rightsKw === null) === (rightsUntil === null)) return;
  const message =
    missing === 'rightsKw'
      ? 'Escribe también la potencia de los derechos'
      : 'Escribe también hasta cuándo valen los derechos';
  context.addIssue({ code: 'custom', path: [missing], message });
}) satisfies ZodType<NewSupplyPoint>;
type PointForm = Input<typeof schema>;
export type PointFormState = SavedForm<PointForm, NewSupplyPoint>['form'];

const { new: created, change } = recordForm(pointRecord);

/** Place and meter have no default: the person has to choose. */
export const newPoint = {
  ...created,
  schema,
  submit: 'Crear punto',
  defaults: (known: Partial<Pick<PointForm, 'clientId' | 'cups'>>): PointForm => ({
    ...created.defaults,
    clientId: '',
    ...known,
  }),
};

export const changedPoint = {
  ...change,
  schema,
  words: pointWords,
  toForm: (point: SupplyPoint): PointForm => ({
    clientId: point.clientId,
    ...typedOf(fields, point),
  }),
};

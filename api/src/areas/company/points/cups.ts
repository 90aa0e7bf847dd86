import { checkCups } from '@vatio/energy/cups';
import { codeOf } from '../../../errorFacts';
import { wrongField } from '../../../refusal';
import type { SupplyPointFields } from './repository';

/** The normalised CUPS. @throws Refusal invalid, on its field */
export function withCheckedCups(fields: SupplyPointFields): SupplyPointFields {
  const checked = checkCups(fields.cups);
  if (!checked.isValid) throw wrongField('cups', checked.message.replace(/\.$/, ''));
  return { ...fields, cups: checked.cups };
}

/** The only database rule that a person can break: one point for each CUPS. */
export function refuseDuplicate(error: unknown): never {
  if (codeOf(error) !== '23505') throw error;
  throw wrongField('cups', 'Este CUPS ya está dado de alta');
}

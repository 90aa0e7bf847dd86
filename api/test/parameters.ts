import type { ParameterChange } from '@vatio/contracts/user/parameters';

/** A change that can be sent to a table that is as it came: the IEE of 2027. */
export const parameterChangeOf = (facts: Partial<ParameterChange> = {}): ParameterChange => ({
  version: 5,
  from: '2027-01-01',
  to: '2027-12-31',
  norm: 'RDL 1/2027',
  state: 'confirmed',
  values: [{ kind: 'electricityTax', value: '5.11269632' }],
  ...facts,
});

export type { Decimal, DecimalInput } from '../exact/decimal';
export { isNotVerifiable, type NotVerifiable, parameterName } from './notVerifiable';
export * from './parameterKinds';
export * from './parameterRows';
export * from './parameters';
export * from './powers';
export { regulatedOf } from './storedParameter';
export * from './tariffs';
export { voltageCaution } from './voltage';

export { checkCups, formatCups, type Invalid, type ValidCups } from './cups';
export { checkTaxId, type ValidTaxId } from './taxId';

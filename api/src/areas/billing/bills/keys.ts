import { searchKey } from '../../../db/textKey';

const legalForms = /(?: s ?l ?u| s ?a ?u| s ?l| s ?a)$/;

/** Letters and digits, with one space between words. */
const plain = (text: string) =>
  searchKey(text)
    .replace(/[.'’]/g, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .join(' ');

/** The name of a company as it is compared: «Iberdrola Clientes, S.A.U.» is «IBERDROLA CLIENTES». */
export function supplierKey(supplier: string): string {
  const name = plain(supplier);
  return name.replace(legalForms, '') || name || searchKey(supplier);
}

/** The number of a bill as it is compared: spaces and capitals do not count. */
export const numberKey = (number: string): string => searchKey(number).replace(/\s+/g, '');

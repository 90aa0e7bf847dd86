import { searchKey, searchWords } from '../../../db/textKey';

/**
 * The words of a search for clients and supply points. A CUPS is one word however it is typed, and
 * only its first 20 characters count: the two after them are not always stored.
 */
export function supplyWords(search: string): readonly string[] {
  const compact = searchKey(search).replace(/[\s-]/g, '');
  return /^es\d{4}/.test(compact) ? [compact.slice(0, 20)] : searchWords(search);
}

import { searchKey, searchWords } from '../../../db/textKey';

/**
 * The words of a search among clients and supply points. A CUPS counts as one word however it is
 * typed, and up to its identity: the two characters that may follow are not always kept.
 */
export function supplyWords(search: string): readonly string[] {
  const compact = searchKey(search).replace(/[\s-]/g, '');
  return /^es\d{4}/.test(compact) ? [compact.slice(0, 20)] : searchWords(search);
}

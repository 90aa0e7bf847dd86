import { containing } from '../../../db/textKey';
import type { Db } from '../../../db/transaction';
import { type ClientSearch, searchedText } from '../clients/clients.search.repository';

/**
 * The ids of the points that have a word, or whose client has it: for lists of what hangs from points.
 *
 * @param word as `supplySearchWords` or `searchWords` give it
 */
export const pointsHolding = (db: Db, word: string, search: ClientSearch) =>
  db
    .selectFrom('supply_points')
    .innerJoin('clients', 'clients.id', 'supply_points.client_id')
    .select('supply_points.id')
    .where((is) =>
      is.or([
        is('supply_points.search_key', 'like', containing(word)),
        is(searchedText(search), 'like', containing(word)),
      ]),
    );

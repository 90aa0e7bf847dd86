import { type RawBuilder, sql } from 'kysely';
import { anyOf, anyText } from '../../../db/anyOf';
import { groupedBy } from '../../../db/groupedBy';
import type { Db } from '../../../db/transaction';
import { type NamedBill, namedBills } from '../bills/bills.repository';
import { longestChain } from '../bills/checks';
import { type Registered, rectifiedKeyOf } from './circles';
import { aliasKey, type KnownPoint, type KnownPoints, keyOf } from './judge';

/** The points that a file names, with their contracts. @param aliases keys */
export async function readKnownPoints(
  db: Db,
  cups20s: readonly string[],
  aliases: readonly string[],
): Promise<KnownPoints> {
  const columns = ['id', 'cups', 'cups20', 'alias', 'archived'] as const;
  const points = db.selectFrom('supply_points').select(columns);
  const named = await points.where('cups20', '=', anyText(cups20s)).execute();
  const called = aliases.length > 0 ? await points.where('alias', '<>', '').execute() : [];
  const wanted = new Set(aliases);
  const ofAlias = called.filter(({ alias }) => wanted.has(aliasKey(alias)));
  const contracts = await contractsOf(
    db,
    [...named, ...ofAlias].map(({ id }) => id),
  );
  const known = ({ id, cups, archived }: (typeof named)[number]): KnownPoint => ({
    id,
    cups,
    archived,
    contracts: contracts.get(id) ?? [],
  });
  const byAlias = new Map<string, KnownPoint[]>();
  for (const point of ofAlias) {
    const key = aliasKey(point.alias);
    byAlias.set(key, [...(byAlias.get(key) ?? []), known(point)]);
  }
  return { byCups: new Map(named.map((point) => [point.cups20, known(point)])), byAlias };
}

async function contractsOf(db: Db, pointIds: readonly string[]) {
  const rows = await db
    .selectFrom('supply_contracts')
    .select(['supply_point_id as pointId', 'supplier', 'tariff'])
    .select(['first_day as from', 'last_day as to'])
    .where('supply_point_id', '=', anyOf(pointIds))
    .execute();
  const contracts = new Map<string, KnownPoint['contracts'][number][]>();
  for (const { pointId, ...contract } of rows) {
    contracts.set(pointId, [...(contracts.get(pointId) ?? []), contract]);
  }
  return contracts;
}

/**
 * The bills of the register that have one of these keys of `keyOf`, those that these rectify, and so on,
 * because a file may close a circle of them; and those that rectify one of these keys.
 */
export async function readRegistered(db: Db, keys: readonly string[]): Promise<Registered> {
  const byKey = new Map<string, NamedBill>();
  const asked = new Set<string>();
  let wanted = [...new Set(keys)];
  for (let left = longestChain; wanted.length > 0 && left > 0; left -= 1) {
    for (const key of wanted) asked.add(key);
    const found = await namedBills(db).where(hasKey(sql`number_key`, wanted)).execute();
    for (const bill of found) byKey.set(keyOf(bill.supplier, bill.number), bill);
    const next = found.flatMap((bill) => rectifiedKeyOf(bill) ?? []);
    wanted = [...new Set(next)].filter((key) => !asked.has(key));
  }
  const later = await namedBills(db)
    .where(hasKey(sql`rectifies_key`, keys))
    .where('kind', '<>', 'ordinary')
    .execute();
  return { byKey, rectifying: groupedBy(later, (bill) => rectifiedKeyOf(bill) ?? '') };
}

function hasKey(number: RawBuilder<string>, keys: readonly string[]) {
  const pairs = keys.map((key) => key.split('\n'));
  const [suppliers, numbers] = [0, 1].map((at) => pairs.map((pair) => pair[at] ?? ''));
  return sql<boolean>`(supplier_key, ${number}) in (
    select * from unnest(${suppliers}::text[], ${numbers}::text[]))`;
}

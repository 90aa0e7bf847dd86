import { officialTexts } from '@vatio/energy/parameters';
import { type Kysely, type Migration, sql } from 'kysely';
import { replaceBuiltIn } from './replaceBuiltIn';

/**
 * Values that depend on a condition, the tariff 6.2TDVE, and a version of the table with what the
 * official texts say. Days that somebody has changed stay as they are.
 */
export const officialTextsOf2026: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
      alter table regulated_parameters
        add condition_question text check (condition_question <> ''),
        add condition_alternative numeric check (condition_alternative >= 0),
        add check (num_nulls(condition_question, condition_alternative) in (0, 2)),
        add check (condition_question is null or state = 'confirmed'),
        drop constraint regulated_parameters_tariff_check,
        add constraint regulated_parameters_tariff_check check (tariff in
          ('2.0TD', '3.0TD', '6.1TD', '6.2TD', '6.3TD', '6.4TD', '3.0TDVE', '6.1TDVE',
          '6.2TDVE'))`.execute(db);
    await replaceBuiltIn(db, 'Valores según los textos oficiales', officialTexts);
  },
};

import { rightsAndDiscounts } from '@vatio/energy/parameters';
import { type Kysely, type Migration, sql } from 'kysely';
import { insertParameters, insertVersion } from './builtInVersion';

/**
 * Kinds that the program knew without the table: rights of an increase of power, the legal interest
 * and the discount of the bono social. No row of them can be there before.
 */
export const rightsAndDiscountsOf2026: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
      alter table regulated_parameters
        drop constraint regulated_parameters_kind_check,
        add constraint regulated_parameters_kind_check check (kind in
          ('powerToll', 'powerCharge', 'energyToll', 'energyCharge', 'excessDaily',
          'excessMonthly', 'excessRatio', 'electricityTax', 'electricityTaxMinimum', 'vat', 'igic',
          'ipsi', 'socialBonus', 'reactive', 'meterRental', 'pvpcMargin', 'rightsPerKw',
          'rightsOnce', 'legalInterest', 'socialBonusDiscount'))`.execute(db);
    const comment = 'Derechos de acometida, interés legal y descuento del bono social';
    const version = await insertVersion(db, comment, rightsAndDiscounts.length);
    await insertParameters(db, rightsAndDiscounts, version);
  },
};

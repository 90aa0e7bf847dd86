import { verificationTolerances } from '@vatio/energy/parameters';
import { type Kysely, type Migration, sql } from 'kysely';
import { insertParameters, insertVersion } from './builtInVersion';

/** The tolerances of the verification of bills, which were constants. No row of them can be there before. */
export const verificationTolerancesOf2026: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
      alter table regulated_parameters
        drop constraint regulated_parameters_kind_check,
        add constraint regulated_parameters_kind_check check (kind in
          ('powerToll', 'powerCharge', 'energyToll', 'energyCharge', 'excessDaily',
          'excessMonthly', 'excessRatio', 'electricityTax', 'electricityTaxMinimum', 'vat', 'igic',
          'ipsi', 'socialBonus', 'reactive', 'meterRental', 'pvpcMargin', 'rightsPerKw',
          'rightsOnce', 'legalInterest', 'socialBonusDiscount', 'toleranceEur',
          'tolerancePercent'))`.execute(db);
    const comment = 'Tolerancias de la verificación de facturas';
    const version = await insertVersion(db, comment, verificationTolerances.length);
    await insertParameters(db, verificationTolerances, version);
  },
};

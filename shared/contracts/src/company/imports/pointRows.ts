import * as z from 'zod';
import { listAnswer } from '../../lists';
import { type NewSupplyContract, newSupplyContractSchema } from '../contracts';
import { newSupplyPointSchema } from '../points';

const periods = [1, 2, 3, 4, 5, 6] as const;
const byPeriod = <Name extends string>(name: Name) =>
  periods.map((period) => `${name}${period}` as const);

/** The fields of each list of a contract, P1 first: `power1` is kW in P1. */
export const periodFields = {
  powersKw: byPeriod('power'),
  energyPricesEurPerKwh: byPeriod('energyPrice'),
  powerPricesEurPerKwYear: byPeriod('powerPrice'),
};
export type PeriodList = keyof typeof periodFields;

/** The fields of the reduced electricity tax, each in a cell of its own. */
export const reducedTaxFields = {
  letter: 'reducedTaxLetter',
  energyPercent: 'reducedTaxPercent',
} as const;
type ReducedTaxField = (typeof reducedTaxFields)[keyof typeof reducedTaxFields];

/** The point of a row; its client has fields of their own. */
export const rowPointSchema = newSupplyPointSchema.omit({ clientId: true });

/** A field of a row in a file of supply points: of the client, the point or its contract. */
export type PointRowField =
  | 'taxId'
  | 'clientName'
  | 'clientKind'
  | 'clientManager'
  | keyof z.infer<typeof rowPointSchema>
  | Exclude<keyof NewSupplyContract, PeriodList | 'reducedTax'>
  | ReducedTaxField
  | (typeof periodFields)[PeriodList][number];

/** All fields in the order of the template. */
export const pointRowFields = [
  'taxId',
  'clientName',
  'clientKind',
  'clientManager',
  ...Object.keys(rowPointSchema.shape),
  ...Object.keys(newSupplyContractSchema.shape).flatMap(
    (name) =>
      periodFields[name as PeriodList] ??
      (name === 'reducedTax' ? Object.values(reducedTaxFields) : [name]),
  ),
] as PointRowField[];
export const pointRowFieldSchema = z.enum(pointRowFields);

/** «2026-03-01: 30 30 30 30 30 40; …»: changes of powers in one cell, as on the wire. */
export const powerChangesCell = (changes: NewSupplyContract['powerChanges']): string =>
  changes.map(({ from, powersKw }) => `${from}: ${powersKw.join(' ')}`).join('; ');

/** Parses the power changes in a cell; the API's rules report their errors. */
export const readPowerChangesCell = (cell: string): NewSupplyContract['powerChanges'] =>
  cell.split(';').flatMap((text) => {
    const [from = '', ...powers] = text.trim().split(/[\s:]+/);
    return from ? [{ from, powersKw: powers.filter(Boolean) }] : [];
  });

/** The known values of a row. */
export type PointRow = Partial<Readonly<Record<PointRowField, string>>>;

/**
 * `GET api/points/rows`: a page of the list of supply points (the same query). Each row
 * could be imported, and has the contract in force.
 */
export const pointRowListSchema = listAnswer(z.partialRecord(pointRowFieldSchema, z.string()));
export type PointRowListAnswer = z.infer<typeof pointRowListSchema>;

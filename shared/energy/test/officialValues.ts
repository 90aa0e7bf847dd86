import { readFileSync } from 'node:fs';
import type { ParameterKind } from '../src/tariff/parameterRows';
import type { Tariff } from '../src/tariff/tariffs';

/** The certainty of a value: read in the official text, transcribed, or not confirmed at all. */
type Certainty = 'text' | 'transcribed' | 'open';

/** A value of an official text, copied by hand, not from the engine’s table. */
export interface OfficialValue {
  readonly kind: ParameterKind;
  readonly tariff?: Tariff;
  readonly variant?: string;
  readonly from: string;
  /** null: in force. */
  readonly to: string | null;
  /** One for each period, P1 first; null while unknown. */
  readonly value: string | null;
  /** The value if the condition of its norm held. */
  readonly alternative?: string;
  /** The BOE's number of the norm, or its name where none is known. */
  readonly norm: string;
  readonly certainty: Certainty;
}

const file = readFileSync(`${__dirname}/officialValues.json`, 'utf8');
export const officialValues: readonly OfficialValue[] = JSON.parse(file).values;

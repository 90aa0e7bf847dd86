/** How a value of a column is spelled in a file, and on the wire. */
export type ColumnKind = 'text' | 'decimal' | 'whole' | 'postcode' | 'day' | 'yesNo' | WordKind;

/** One of a few words: the list of each is in `fileValues.ts`. */
export type WordKind = 'territory' | 'powerControl' | 'tariff' | 'pointType' | 'mode' | 'use';

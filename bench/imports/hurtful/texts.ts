import { maxCurveFileBytes } from '@vatio/contracts/company/curveImports';
import { cupsOf } from '../../../api/test/supply';

/** A file that is made to keep its reader busy. */
export interface HurtfulFile {
  readonly name: string;
  readonly bytes: () => Uint8Array;
}

const cups = cupsOf(1);
const header = 'CUPS;Fecha;Hora;Consumo_kWh;Metodo_obtencion';
const good = `${cups};01/10/2026;1;0,2;R`;

const two = (value: number) => String(value).padStart(2, '0');
const dayOf = (n: number) =>
  new Date(Date.UTC(1995, 0, 1 + n)).toISOString().slice(0, 10).split('-').reverse().join('/');

/** As many lines as fit, each by its number. */
function lines(first: string, lineOf: (n: number) => string): Uint8Array {
  const bytes = Buffer.alloc(maxCurveFileBytes);
  let used = bytes.write(`${first}\n`);
  for (let n = 0; ; n += 1) {
    const line = `${lineOf(n)}\n`;
    if (used + line.length > bytes.length) return bytes.subarray(0, used);
    used += bytes.write(line, used, 'latin1');
  }
}

const table = (name: string, lineOf: (n: number) => string): HurtfulFile => ({
  name,
  bytes: () => lines(header, lineOf),
});

const filled = (name: string, head: string, text: string): HurtfulFile => ({
  name,
  bytes: () => {
    const start = Buffer.from(head);
    return Buffer.concat([start, Buffer.alloc(maxCurveFileBytes - start.length, text)]);
  },
});

const hourLine = (n: number, rest: string) =>
  `${cups};${dayOf(Math.floor(n / 24))};${(n % 24) + 1};${rest}`;
const longest = 65_000;

export const hurtfulTexts: readonly HurtfulFile[] = [
  filled('one line', '', 'a'),
  filled('one line of separators', '', ';'),
  filled('one quote that is never closed', `${header}\n"`, 'a'),
  filled('a quoted cell over all lines', `${header}\n"`, 'aaaa\n'),
  filled('lines of separators', `${header}\n`, `${';'.repeat(longest)}\n`),
  filled('lines of one separator', `${header}\n`, ';\n'),
  filled('lines of spaces', `${header}\n`, `${' '.repeat(longest)}\n`),
  filled('lines of quotes', `${header}\n`, `${'"'.repeat(longest)}\n`),
  filled('lines of zeros', `${header}\n`, `${'0'.repeat(longest)}\n`),
  filled('line ends before any header', '', '\n'),
  filled('line ends', `${header}\n${good}\n`, '\n'),
  filled('returns', `${header}\r${good}\r`, '\r'),
  filled('zero bytes', `${header}\n`, '\0'),
  filled('UTF-16', '\ufeff', Buffer.from(`${good}\n`, 'utf16le').toString('latin1')),
  filled('lines in front of any header', '', 'a;b;c\n'),
  filled('columns without end, line by line', `${header}\n`, `${'a;'.repeat(longest / 2)}\n`),
  filled('the header on each line', '', `${header}\n`),
  filled('a header and its line again and again', '', `${header}\n${good}\n`),
  filled(
    'headers of hours',
    '',
    `Fecha;${Array.from({ length: 24 }, (_, i) => `H${i + 1}`).join(';')}\n`,
  ),
  filled('headers of long titles', '', `${header};H${' '.repeat(longest)}x\n`),
  filled('sums in another unit', `${header}\n`, 'Total Wh\n'),
  filled('lines of units', `${header}\n`, `${'unidad wh '.repeat(longest / 10)}\n`),
  filled('one hour again and again', `${header}\n`, `${good}\n`),
  filled('lines that are not UTF-8', `${header}\n`, `${good}\xf1\n`),
  table('each line a bad date', (n) => `${cups};99/${two(n % 100)}/${n};1;0,2;R`),
  table('each line a bad hour', (n) => `${cups};01/10/2026;${n + 30};0,2;R`),
  table('each line a bad number', (n) => hourLine(n, `x${n};R`)),
  table('each line a bad CUPS', (n) => `ES${n};01/10/2026;1;0,2;R`),
  table('each line another CUPS', (n) => `${cupsOf(n + 1)};01/10/2026;1;0,2;R`),
  table(
    'each line one of a thousand CUPS',
    (n) => `${cupsOf((n % 1000) + 1)};${dayOf(Math.floor(n / 1000))};1;0,2;R`,
  ),
  table(
    'two CUPS in turn',
    (n) =>
      `${cupsOf((n % 2) + 1)};${dayOf(Math.floor(n / 48))};${(Math.floor(n / 2) % 24) + 1};0,2;R`,
  ),
  table(
    'each line another day, back and forth',
    (n) => `${cups};${dayOf((n * 7919) % 11_000)};${(n % 24) + 1};0,2;R`,
  ),
  table(
    'days without their first hour',
    (n) => `${cups};${dayOf(n % 11_000)};${2 + (Math.floor(n / 11_000) % 23)};0,2;R`,
  ),
  table(
    'estimated and real in turn, over and over',
    (n) => `${cups};01/10/2026;${(n % 24) + 1};0,${n % 9};${n % 2 ? 'E' : 'R'}`,
  ),
  table('from 00:00 on', (n) => `${cups};${dayOf(Math.floor(n / 24))};${two(n % 24)}:00;0,2;R`),
  table('backwards', (n) => `${cups};${dayOf(11_000 - Math.floor(n / 24))};${24 - (n % 24)};0,2;R`),
  table(
    'long cells',
    (n) => `${cups};${' '.repeat(2000)}01/10/2026;${'0'.repeat(2000)}1;0,${'1'.repeat(2000)};${n}`,
  ),
  table('quoted cells', (n) => hourLine(n, '"0,2";"R"').replace(cups, `"${cups}"`)),
  table('formulas', (n) => hourLine(n, `=A${n}+1;R`)),
  table('too many decimals', (n) => hourLine(n, '0,12345678901234567890;R')),
];

import {
  commonDay,
  commonHeader,
  cupsA,
  hoursFrom,
  kwhText,
  latin1,
  text,
  utf8,
  utf16,
  whole,
} from './build';
import type { CorpusCase } from './corpusCase';

const plain = text(commonHeader, ...commonDay('01/10/2026'));
const accented = text(
  'CUPS;Fecha;Hora;Energía activa (kWh);Método de obtención',
  ...commonDay('01/10/2026'),
);
const lines = plain.split('\r\n').filter((line) => line !== '');

/** The same day in every encoding, separator, line end and kind of quotes. */
export const encodings: readonly CorpusCase[] = [
  {
    name: 'UTF-8 with a byte order mark',
    bytes: utf8(`\ufeff${plain}`),
    expect: { ...whole(), format: 'cnmc', encoding: 'utf-8', problems: [] },
  },
  {
    name: 'UTF-8 with accents',
    bytes: utf8(accented),
    expect: { ...whole(), encoding: 'utf-8', problems: [] },
  },
  {
    name: 'ISO-8859-1 with accents',
    bytes: latin1(accented),
    expect: { ...whole(), encoding: 'windows-1252', problems: [] },
  },
  {
    name: 'ISO-8859-1 that shows only in the last line',
    bytes: latin1(`${plain}Año;;;;\r\n`),
    expect: { ...whole(), encoding: 'windows-1252', problems: ['bad-cups@26'], rejected: 1 },
  },
  {
    name: 'UTF-16 LE with its mark',
    bytes: utf16(accented, 'le', true),
    expect: { ...whole(), encoding: 'utf-16le', problems: [] },
  },
  {
    name: 'UTF-16 BE with its mark',
    bytes: utf16(accented, 'be', true),
    expect: { ...whole(), encoding: 'utf-16be', problems: [] },
  },
  {
    name: 'UTF-16 LE without its mark',
    bytes: utf16(plain, 'le', false),
    expect: { ...whole(), encoding: 'utf-16le', problems: [] },
  },
  {
    name: 'UTF-16 BE without its mark',
    bytes: utf16(plain, 'be', false),
    expect: { ...whole(), encoding: 'utf-16be', problems: [] },
  },
  {
    name: 'line ends LF, none after the last line',
    bytes: utf8(lines.join('\n')),
    expect: { ...whole(), problems: [] },
  },
  { name: 'line ends CR', bytes: utf8(lines.join('\r')), expect: { ...whole(), problems: [] } },
  {
    name: 'mixed line ends and blank lines, and still the right line in a problem',
    bytes: utf8(
      `${lines.slice(0, 3).join('\r\n')}\n${lines.slice(3, 6).join('\r')}\r\n\n\n;;;;\r\n${lines.slice(6).join('\n')}\n${cupsA};01/10/2026;26;1,0;R`,
    ),
    expect: { ...whole(), problems: ['bad-hour@29'], rejected: 1 },
  },
  {
    name: 'separated by tabs',
    bytes: utf8(plain.replaceAll(';', '\t')),
    expect: { ...whole(), format: 'cnmc', problems: [] },
  },
  {
    name: 'separated by commas, with decimal point',
    bytes: utf8(plain.replaceAll(',', '.').replaceAll(';', ',')),
    expect: { ...whole(), format: 'cnmc', problems: [] },
  },
  {
    name: 'separated by commas, with decimal comma between quotes',
    bytes: utf8(plain.replace(/0,(\d+)/g, '"0,$1"').replaceAll(';', ',')),
    expect: { ...whole(), format: 'cnmc', problems: [] },
  },
  {
    name: 'separated by commas, with decimal comma without quotes',
    bytes: utf8(text(commonHeader, `${cupsA};01/10/2026;1;0,200;R`).replaceAll(';', ',')),
    expect: { points: [], problems: ['extra-cells@2'], rejected: 1 },
  },
  {
    name: 'everything between quotes',
    bytes: utf8(
      text(
        ...lines.map((line) =>
          line
            .split(';')
            .map((cell) => `"${cell}"`)
            .join(';'),
        ),
      ),
    ),
    expect: { ...whole(), format: 'cnmc', problems: [] },
  },
  {
    name: 'doubled quotes in a header and a separator inside a cell',
    bytes: utf8(
      text(
        'CUPS;Fecha;Hora;Consumo_kWh;"Nota; con ""comillas"""',
        ...hoursFrom(1, 24).map(
          (hour) => `${cupsA};01/10/2026;${hour};${kwhText(hour)};"uno; ""dos"""`,
        ),
      ),
    ),
    expect: { ...whole(), problems: [] },
  },
  {
    name: 'a quote that is not closed: only its line is lost',
    bytes: utf8(
      text(commonHeader, ...commonDay('01/10/2026'), `"${cupsA};02/10/2026;1;0,200;R`).replace(
        ';24;0,430;R',
        ';24;"0,430;R',
      ),
    ),
    expect: {
      ...whole({ readings: 23, kwh: 7.13, end: '2026-10-01T21:00:00Z' }),
      problems: ['broken-quotes@25', 'broken-quotes@26'],
      rejected: 2,
    },
  },
  {
    name: 'a NUL in one line',
    bytes: utf8(plain.replace(';2;0,210', ';2;0,2\0 10')),
    expect: {
      ...whole({ readings: 23, kwh: 7.35, missing: 1 }),
      problems: ['nul@3', 'gap@4'],
      rejected: 1,
    },
  },
];

import { commonHeader, cupsA, hoursFrom, latin1, noCurve, text, utf8 } from './build';
import type { CorpusCase } from './corpusCase';

const random = (length: number) => () =>
  Uint8Array.from({ length }, (_, i) => ((i + 7) * (i + 13) * 2_654_435_761) >>> 24);

const table = (...lines: readonly string[]) => utf8(text(...lines));
const refused = (
  name: string,
  bytes: () => Uint8Array,
  code: string,
  line?: number,
): CorpusCase => ({ name, bytes, expect: noCurve(code, line) });

/** Files that are no curve: each is named, and none is read. */
export const otherFiles: readonly CorpusCase[] = [
  refused('nothing', utf8(''), 'empty'),
  refused('only blank lines', utf8('\r\n \r\n\n'), 'empty'),
  refused('only a byte order mark', utf8('\ufeff'), 'empty'),
  refused('only a header', table(commonHeader), 'only-header', 1),
  refused('one column', table('Consumo_kWh', '0,200', '0,210'), 'one-column', 1),
  refused('a zip', latin1('PK\x03\x04\x14\0\0\0\x08\0curva.csv'), 'zip'),
  refused('a workbook', latin1('PK\x03\x04\x14\0\x06\0\x08\0[Content_Types].xml'), 'xlsx'),
  refused('an old workbook', latin1('\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1\0\0'), 'xls'),
  refused('gzip', latin1('\x1f\x8b\x08\0\0\0\0\0'), 'compressed'),
  refused('bzip2', latin1('BZh91AY&SY'), 'compressed'),
  refused('a PDF', latin1('%PDF-1.7\n%\xe2\xe3\xcf\xd3'), 'pdf'),
  refused('a page', table('<!DOCTYPE html>', '<html><body>Inicie sesión</body></html>'), 'html'),
  refused('XML', table('<?xml version="1.0"?>', '<Factura/>'), 'xml'),
  refused('JSON', table('{"timeCurve":[{"consumptionKWh":0.2}]}'), 'json'),
  refused('an array of JSON', table('[', '  {"consumptionKWh":0.2}', ']'), 'json'),
  refused('noise', random(5_000), 'binary'),
  refused('only NUL', () => new Uint8Array(3_000), 'binary'),
  refused(
    'already added up by period',
    table('CUPS;Mes;P1_kWh;P2_kWh;P3_kWh', `${cupsA};10/2026;97,44;97,44;115,30`),
    'aggregated',
    1,
  ),
  refused(
    'already added up by month',
    table('CUPS;Mes;Consumo_kWh', `${cupsA};10/2026;310,18`),
    'aggregated',
    1,
  ),
  refused(
    'already added up by day',
    table('CUPS;Fecha;Consumo_kWh', `${cupsA};01/10/2026;7,56`),
    'aggregated',
    1,
  ),
  refused(
    'maximum powers',
    table('CUPS;Mes;P1_kW;P2_kW;P3_kW;P4_kW;P5_kW;P6_kW', `${cupsA};07/2026;225,0;212,0;;;;260,0`),
    'max-power',
    1,
  ),
  refused(
    'power by the hour, which may be the highest',
    table('Fecha;Hora;Potencia (kW)', '01/10/2026;1;12,5', '01/10/2026;2;12,5'),
    'max-power',
    1,
  ),
  refused(
    'one column for each hour, and none for the day',
    table(
      `Día de lectura;${hoursFrom(1, 25)
        .map((hour) => `H${hour}`)
        .join(';')}`,
      'jueves;0,2;0,2',
    ),
    'wide-matrix',
    1,
  ),
  refused(
    'SIPS',
    table('cups,codigoTarifaATREnVigor,potenciasContratadasEnWP1', `${cupsA},018,4600`),
    'sips',
    1,
  ),
  refused(
    'energy in MWh',
    table('CUPS;Fecha;Hora;Consumo_MWh', `${cupsA};01/10/2026;1;0,2`),
    'missing-columns',
    1,
  ),
  refused(
    'two columns that could be the consumption',
    table('CUPS;Fecha;Hora;Consumo_kWh;AE_kWh', `${cupsA};01/10/2026;1;0,2;0,3`),
    'ambiguous-columns',
    1,
  ),
  refused('data without header', table(`${cupsA};01/10/2026;1;0,200;R`), 'no-header', 1),
  refused(
    'a table of something else',
    table('Nombre;Apellidos', 'Ana;García', 'Luis;Pérez'),
    'unknown-columns',
    1,
  ),
  refused('a million columns', utf8(';'.repeat(1_000_000)), 'line-too-long', 1),
  refused(
    'a line too long after right ones',
    utf8(text(commonHeader, `${cupsA};01/10/2026;1;0,200;R`) + 'x'.repeat(70_000)),
    'line-too-long',
    3,
  ),
];

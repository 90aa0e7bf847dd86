import { studyRecord } from '@vatio/contracts/energy-analysis/studyRecord';
import { formatCups } from '@vatio/energy/cups';
import { cellName, type SheetToWrite } from '@vatio/ui/export';
import { windowInWords } from '../../studies/studyWords';
import { explain } from '../explain';
import type { ReportFound } from '../found';
import { changeSheet } from './changeSheet';
import { offerLineSheet, offersSheet } from './offerSheets';
import { dataSheet, parameterSheet, reactiveSheet } from './otherSheets';
import { powerSheet } from './powerSheet';
import { formula, head, SheetRows } from './sheet';
import { workingsSheet } from './workingsSheet';

/** A study as a workbook: what sums and subtracts in it are live formulas. */
export function studyWorkbook(found: ReportFound): readonly SheetToWrite[] {
  const explained = explain(found);
  const fixed = workingsSheet('Término fijo', 'fixed', explained);
  const excess = workingsSheet('Excesos', 'excess', explained);
  const offerLines = offerLineSheet(found);
  const power = powerSheet(found.variants, { fixed: fixed.cells, excess: excess.cells });
  const sheets = [
    summarySheet(found, power.totalRefs),
    dataSheet(found),
    power.sheet,
    changeSheet(found),
    fixed.sheet,
    excess.sheet,
    reactiveSheet(found),
    offersSheet(found, offerLines?.cells),
    offerLines?.sheet ?? null,
    parameterSheet(found),
  ];
  return sheets
    .filter((sheet) => sheet !== null)
    .map(({ name, rows, headRows }) => ({ name, rows, headRows }));
}

const { fields } = studyRecord;

function summarySheet(
  { study, calculation, variants, subject }: ReportFound,
  totalRefs: (variant: number) => readonly string[],
): SheetRows {
  const sheet = new SheetRows('Resumen', 0);
  const { clientName, alias, cups } = subject ?? study;
  sheet.add(head('Estudio'), study.code);
  sheet.add(head(fields.state.label), fields.state.values[study.state]);
  sheet.add(head(fields.clientName.label), clientName);
  sheet.add(head('Punto'), alias);
  sheet.add(head(fields.cups.label), formatCups(cups));
  sheet.add(head('Periodo'), windowInWords(study));
  sheet.add(head('Versión de los parámetros'), calculation.parameterVersion);
  const { stepKw } = calculation.snapshot;
  if (stepKw) sheet.add(head('Paso de las potencias, kW'), Number(stepKw));
  sheet.add();
  const powers = variants[0]?.cost.powersKw.map((_, index) => head(`P${index + 1}, kW`)) ?? [];
  const amounts = ['Término fijo, €', 'Excesos, €', 'Total, €', 'Ahorro, €', 'Ahorro, %'].map(head);
  sheet.add(head('Potencias'), ...powers, ...amounts);
  const firstRow = sheet.next;
  const first = 2 + powers.length;
  for (const [place, { name, cost, savingEur, savingPercent }] of variants.entries()) {
    const row = sheet.next;
    const [fixedRef = '', excessRef = '', totalRef = ''] = totalRefs(place);
    const [total, saving] = [cellName(first + 2, row), cellName(first + 3, row)];
    const before = cellName(first + 2, firstRow);
    sheet.add(
      name,
      ...powers.map((_, index) => {
        const power = cost.powersKw[index];
        return power === undefined ? null : Number(power);
      }),
      formula(fixedRef, cost.fixedEur),
      formula(excessRef, cost.excessEur),
      formula(
        // Another tariff's total includes the toll and charge of the energy.
        cost.regulatedEnergyEur === undefined
          ? `${cellName(first, row)}+${cellName(first + 1, row)}`
          : totalRef,
        cost.totalEur,
        'total',
      ),
      formula(`${before}-${total}`, savingEur),
      formula(`IF(${before}=0,0,100*${saving}/${before})`, savingPercent),
    );
  }
  return sheet;
}

import { checkDay, checkSigned } from '../bill/checkInput';
import type { Readings } from '../bill/input';
import type { DecimalInput } from '../exact/decimal';
import type { ByPeriod } from '../tariff/tariffs';
import { type IssuedBill, issuedConcepts } from './issued';

function checkReadings(field: string, { from, to }: Readings): void {
  checkDay(`${field}.from`, from);
  checkDay(`${field}.to`, to);
  if (to <= from) throw new RangeError(`${field}.to: ${to} is not after ${from}`);
}

function checkValues(field: string, values: ByPeriod<DecimalInput | null> | null | undefined) {
  values?.forEach((value, i) => {
    if (value !== null && checkSigned(`${field} P${i + 1}`, value).lt(0)) {
      throw new RangeError(`${field} P${i + 1}: «${value}» is negative`);
    }
  });
}

/** The segments of a bill follow each other from its first reading to its last. */
function checkSegments({ segments = [], readings, energyKwh }: IssuedBill): void {
  let from = readings.from;
  segments.forEach((segment, i) => {
    const field = `segments[${i}]`;
    checkReadings(`${field}.readings`, segment.readings);
    checkValues(`${field}.energyKwh`, segment.energyKwh);
    if (segment.energyKwh.length !== energyKwh.length) {
      throw new RangeError(`${field}.energyKwh has ${segment.energyKwh.length} values`);
    }
    if (segment.readings.from !== from) {
      throw new RangeError(`${field}.readings.from: ${segment.readings.from} is not ${from}`);
    }
    from = segment.readings.to;
  });
  if (segments.length > 0 && from !== readings.to) {
    throw new RangeError(`segments: they end on ${from}, and the readings on ${readings.to}`);
  }
}

/** @throws RangeError that names the first field of a bill that is malformed */
export function checkIssued(bill: IssuedBill): void {
  checkReadings('readings', bill.readings);
  checkDay('issuedOn', bill.issuedOn);
  checkDay('accruedOn', bill.accruedOn);
  checkValues('energyKwh', bill.energyKwh);
  checkValues('reactiveKvarh', bill.reactiveKvarh);
  checkValues('maximetersKw', bill.maximetersKw);
  checkSegments(bill);
  bill.lines.forEach((line, i) => {
    const field = `lines[${i}]`;
    if (!issuedConcepts.includes(line.concept)) {
      throw new RangeError(`${field}.concept: «${line.concept}» is none of ${issuedConcepts}`);
    }
    checkSigned(`${field}.amountEur`, line.amountEur);
    if (line.ratePercent) checkSigned(`${field}.ratePercent`, line.ratePercent);
    if (line.baseEur) checkSigned(`${field}.baseEur`, line.baseEur);
  });
}

import { numericDay, writtenDay } from '@vatio/records/day';

/** A day as its field shows it; other text stays. */
export const textOfDay = (value: string): string =>
  /^\d{4}-\d\d-\d\d$/.test(value) ? numericDay(value) : value;

/** Nothing can follow these: «5/11/20» may be on the way to 2026. */
const whole = /^(\d{1,2}[/. -]\d{1,2}[/. -]\d{4}|\d{8}|\d{4}-\d\d-\d\d)$/;

/** The value of a text that is being typed: a day once all of it is there, otherwise the text. */
export function typedDay(text: string): string {
  const typed = text.trim();
  return whole.test(typed) ? finishedDay(typed) : typed;
}

/** The value of a finished text: short years and digits alone are understood, too. */
export function finishedDay(text: string): string {
  const typed = text.trim();
  return writtenDay(typed.replace(/^(\d\d)(\d\d)(\d{4}|\d\d)$/, '$1/$2/$3')) ?? typed;
}

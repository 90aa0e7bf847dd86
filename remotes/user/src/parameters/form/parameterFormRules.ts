import { parameterNumbers, parameterRecord } from '@vatio/contracts/user/parameterRecord';
import type { Parameter, ParameterChange } from '@vatio/contracts/user/parameters';
import {
  doubtOf,
  parameterShapes,
  parameterUnits,
  regulatedOf,
  valueBefore,
} from '@vatio/energy/tariff';
import { isDay } from '@vatio/records/day';
import { decimalInWords } from '@vatio/ui/format';
import {
  array,
  formShape,
  type Infer,
  type Input,
  object,
  optional,
  string,
} from '@vatio/ui/forms';
import type { ParameterLine } from '../parameter';
import { keysOf, type ParameterSubject, type ProposedDays } from '../parameterSubject';

// Made once: a form asks them at every key.
const {
  limitKw: limitRule,
  eur: eurRule,
  percent: percentRule,
} = formShape({
  limitKw: parameterNumbers.limitKw,
  eur: { ...parameterNumbers.value, unit: '€' },
  percent: { ...parameterNumbers.value, max: 100, unit: '%' },
});

/** `confirmed`: the value as it was when the person answered its doubt. */
const typed = array(object({ value: string(), confirmed: optional(string()) }));
const fields = {
  ...formShape(parameterRecord.fields),
  /** The typed values, P1 first. */
  values: typed,
  per: string(),
  limitKw: string(),
  limitIs: string(),
};

/**
 * The form of a change, as texts. Fields that are not on screen may hold anything.
 *
 * @param rows all values of the subject: one that is far from them wants to be confirmed
 */
export const parameterFormSchemaOf = (subject: ParameterSubject, rows: readonly Parameter[]) =>
  object(fields).superRefine((form, context) => {
    const addProblem = (path: (string | number)[], message: string | undefined) => {
      if (message) context.addIssue({ code: 'custom', path, message });
    };
    addProblem(['to'], endProblem(form, subject));
    if (form.state === 'pending') return;
    const doubts = doubtsOf(subject, rows, form);
    form.values.forEach(({ value, confirmed }, index) => {
      const path = ['values', index, 'value'];
      addProblem(path, problemOf(valueRule(subject), value));
      if (doubts[index] && confirmed !== value) addProblem(path, 'Confírmalo, o corrige el valor');
    });
    const { isPer } = parameterShapes[subject.kind];
    if (isPer && !form.per) addProblem(['per'], 'Elige si el valor es por día o por año');
    if (hasLimit(subject) && form.limitIs !== 'none') {
      addProblem(['limitKw'], problemOf(limitRule, form.limitKw));
    }
  });
type Schema = ReturnType<typeof parameterFormSchemaOf>;
/** The form as it is typed. */
export type ParameterForm = Input<Schema>;
/** The same once its rules have passed. */
export type ParameterValues = Infer<Schema>;

/** The question about each typed value, P1 first; `undefined`: none. */
export function doubtsOf(
  subject: ParameterSubject,
  rows: readonly Parameter[],
  { values, from, per }: Pick<ParameterForm, 'values' | 'from' | 'per'>,
): readonly (string | undefined)[] {
  const { isPer } = parameterShapes[subject.kind];
  return keysOf(subject).map(({ period = null }, index) => {
    const { data: value } = valueRule(subject).safeParse(values[index]?.value);
    if (value === undefined || !isDay(from)) return undefined;
    const known = rows.filter((row) => row.period === period).map(regulatedOf);
    const now = known.find((row) => row.from <= from && (row.to === null || from <= row.to));
    const proposed = { value, from, ...(isPer && { per: perOf(per) }) };
    return doubtOf(subject, proposed, valueBefore(known, from), now);
  });
}

const valueRule = ({ kind }: ParameterSubject) =>
  parameterUnits[kind] === '%' ? percentRule : eurRule;

/** True if the value may be limited to small powers. */
export const hasLimit = ({ kind, variant = '' }: ParameterSubject): boolean =>
  parameterShapes[kind].limited?.includes(variant) ?? false;

function problemOf(rule: typeof limitRule, text: string): string | undefined {
  const { error } = rule.safeParse(text);
  return error?.issues[0]?.message;
}

function endProblem({ from, to }: { from: string; to: string | null }, { kind }: ParameterSubject) {
  const { lastDay } = parameterShapes[kind];
  if (to && to < from) return 'La fecha final no puede ser anterior a la inicial';
  if (lastDay && (!to || to > lastDay)) {
    return `Ya no se aplica: pon el ${lastDay.split('-').reverse().join('/')} o una fecha anterior`;
  }
  return undefined;
}

/** The values in force on a day, or else the last values before it: a form starts from them. */
export interface InForce {
  readonly line: ParameterLine;
  /** It is in force on that very day, so the form corrects it. */
  readonly isOfThatDay: boolean;
}

/** @param lines of the subject, the newest first @param day '' for the newest there is */
export function inForceOn(lines: readonly ParameterLine[], day: string): InForce | undefined {
  const confirmed = lines.filter(({ state }) => state === 'confirmed');
  const has = ({ from, to }: ParameterLine) => from <= day && (to === null || day <= to);
  const line = confirmed.find(has);
  if (line) return { line, isOfThatDay: true };
  const before = day ? confirmed.find(({ from }) => from <= day) : confirmed[0];
  return before && { line: before, isOfThatDay: false };
}

/** A form for these days, with the values in force; with their norm only where it corrects them. */
export function defaultsOf(
  subject: ParameterSubject,
  { from, to }: ProposedDays,
  found: InForce | undefined,
): ParameterForm {
  const { line, isOfThatDay = false } = found ?? {};
  const { powerLimit } = line ?? {};
  const limit = powerLimit?.isIncluded ? 'included' : 'excluded';
  return {
    from,
    to,
    state: 'confirmed',
    comment: '',
    values: keysOf(subject).map((_, index) => ({
      value: decimalOrEmpty(line?.values[index]),
      confirmed: '',
    })),
    per: line?.per ?? '',
    limitKw: decimalOrEmpty(powerLimit?.kw),
    limitIs: line && !powerLimit ? 'none' : limit,
    norm: (isOfThatDay && line?.norm) || '',
    note: (isOfThatDay && line?.note) || '',
  };
}

const decimalOrEmpty = (decimal: string | null | undefined) =>
  decimal ? decimalInWords(decimal) : '';

/** The change as it is sent: exact decimals with a point, and only the fields that the subject has. */
export function toChange(
  subject: ParameterSubject,
  form: ParameterValues,
  version: number,
): ParameterChange {
  const { from, to, state, norm, note, comment, per } = form;
  const isPending = state === 'pending';
  return {
    version,
    from,
    to,
    norm,
    state,
    note,
    comment,
    values: keysOf(subject).map((key, index) => ({
      ...key,
      value: isPending ? null : valueRule(subject).parse(form.values[index]?.value),
      ...(!isPending && isConfirmed(form.values[index]) && { isConfirmed: true }),
      ...(parameterShapes[subject.kind].isPer && { per: perOf(per) }),
      ...(hasLimit(subject) && { powerLimit: limitOf(form) }),
    })),
  };
}

/** A value that was changed after its doubt was answered is a new one. */
export const isConfirmed = (typedValue: ParameterForm['values'][number] | undefined): boolean =>
  Boolean(typedValue?.confirmed) && typedValue?.confirmed === typedValue?.value;

/** A pending value does not show this choice, so the earlier one stays. */
const perOf = (per: string): NonNullable<Parameter['per']> => (per === 'day' ? 'day' : 'year');

function limitOf({
  limitIs,
  limitKw,
}: Pick<ParameterForm, 'limitIs' | 'limitKw'>): Parameter['powerLimit'] {
  const kw = limitRule.safeParse(limitKw);
  if (limitIs === 'none' || !kw.success) return null;
  return { kw: kw.data, isIncluded: limitIs === 'included' };
}

/** Values that were copied from a sheet or from the Gazette, one for each period, the first one first. */
export const pastedValues = (text: string): string[] => text.trim().split(/[\s;]+/);

import type { MenuBadgeAnswer } from '@vatio/contracts/federation/sections';
import type { SessionUser } from '@vatio/contracts/session';
import type {
  MissingParametersAnswer,
  MissingParametersQuery,
  ParameterChange,
  ParameterImpact,
  ParameterImpactQuery,
  ParameterListAnswer,
  ParameterQuery,
  ParameterVersion,
  ParameterVersionQuery,
  ParameterVersionsAnswer,
} from '@vatio/contracts/user/parameters';
import type { AreaParts } from '../../../areaKit/area';
import { localDay } from '../../../localDay';
import { changeParameters } from './change';
import { attentionOf } from './missing/attention';
import { endingValues } from './missing/ending';
import { gapsByKind, monthsFrom, together } from './missing/gaps';
import { openQuestions } from './missing/questions';
import { missingSentence } from './missing/sentence';
import { findVersion, listParameters, listVersions } from './parameters.repository';
import { readParameterTable } from './table';
import { undoVersion } from './undo';

export type ParameterParts = Pick<AreaParts, 'db' | 'now' | 'countTouched'>;

/** Reads the regulated parameters of any version, and makes the next one. */
export function createParameterService({ db, now, countTouched }: ParameterParts) {
  /** @throws Refusal missing when there is no such version */
  async function list(query: ParameterQuery): Promise<ParameterListAnswer> {
    const { number } = await findVersion(db, query.version);
    return listParameters(db, query, number);
  }

  const versions = (query: ParameterVersionQuery): Promise<ParameterVersionsAnswer> =>
    listVersions(db, query);

  /** The missing values of the coming months and the open questions, in the last version. */
  async function missing(query: MissingParametersQuery): Promise<MissingParametersAnswer> {
    const today = localDay(now());
    const range = monthsFrom(query.from ?? today, query.months);
    const { table, version } = await readParameterTable(db);
    const rows = [...gapsByKind(table, range, today)].map(([kind, open]) => {
      const groups = together(open);
      const gaps = groups.flatMap(({ keys, gaps: days }) =>
        days.map((gap) => ({ ...gap, keys: [...keys] })),
      );
      return { kind, sentence: missingSentence(kind, groups), gaps };
    });
    const questions = await openQuestions(db);
    const ending = endingValues(table, today);
    return { from: range.firstDay, to: range.lastDay, version, rows, questions, ending };
  }

  /** The tasks of an administrator: the open questions, and the values that end. */
  async function attention(): Promise<MenuBadgeAnswer> {
    const { table } = await readParameterTable(db);
    return attentionOf(await openQuestions(db), endingValues(table, localDay(now())));
  }

  /** @throws Refusal invalid, by field or because no value would change; conflict */
  const change = (sent: ParameterChange, actor: SessionUser): Promise<ParameterVersion> =>
    changeParameters(db, sent, { actor, at: now() });

  /** Counts the results that a change of values on some days would recompute. */
  const impact = ({ tariff, from, to }: ParameterImpactQuery): Promise<ParameterImpact> =>
    countTouched([{ tariff: tariff ?? null, from, to: to ?? null }]);

  /** @throws Refusal missing, conflict */
  const undo = (number: number, actor: SessionUser): Promise<ParameterVersion> =>
    undoVersion(db, number, { actor, at: now() });

  return { list, versions, missing, attention, change, impact, undo };
}

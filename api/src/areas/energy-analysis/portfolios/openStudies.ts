import type { OpenedStudies, OpenStudies } from '@vatio/contracts/energy-analysis/portfolios';
import { studyAnalyses } from '@vatio/contracts/energy-analysis/studyRecord';
import type { SessionUser } from '@vatio/contracts/session';
import type { ComputingParts } from '../../../areaKit/area';
import { inTransaction } from '../../../db/transaction';
import { localDay, spanishDay } from '../../../localDay';
import { orMissing, Refusal } from '../../../refusal';
import { existingPoint, lockSupplyPoint } from '../../company/door';
import { createStudy, createStudyService } from '../studies/studies.service';
import { openStudyCode, readPoints } from './portfolios.point.repository';
import { readPortfolio, type StoredPortfolio } from './portfolios.repository';
import { noPortfolio, notDone } from './refusals';

type Opened = OpenedStudies['opened'][number];
type Point = Awaited<ReturnType<typeof readPoints>>[number];

/** Opens studies of points of a portfolio. */
export function studyOpener(parts: ComputingParts) {
  const { db, now } = parts;
  const studies = createStudyService(parts);

  /**
   * A study of each point, calculated with the data of now where that is possible; else a draft. A
   * point that already has an open study of these months gets no other.
   *
   * @throws Refusal missing, or conflict when the portfolio is not done
   */
  return async function openStudies(
    id: string,
    { supplyPointIds }: OpenStudies,
    author: SessionUser,
  ): Promise<OpenedStudies> {
    const portfolio = orMissing(await readPortfolio(db, id), noPortfolio);
    if (portfolio.state !== 'done') throw notDone();
    const answer: OpenedStudies = { opened: [], skipped: [] };
    for (const point of await readPoints(db, id, [...new Set(supplyPointIds)])) {
      const opened = await open(portfolio, point, author);
      if (typeof opened !== 'string') answer.opened.push(opened);
      else answer.skipped.push({ supplyPointId: point.id, cups: point.cups, message: opened });
    }
    return answer;
  };

  /** @returns the study, or why there is none */
  async function open(
    portfolio: StoredPortfolio,
    { id: supplyPointId, confidence }: Point,
    author: SessionUser,
  ): Promise<Opened | string> {
    try {
      const created = await create(portfolio, supplyPointId, author);
      if (typeof created === 'string') return created;
      const { id, code, state } = await calculateIfPossible(
        created.id,
        confidence === 'annualised',
        author,
      );
      return { supplyPointId, id, code, state };
    } catch (error) {
      if (error instanceof Refusal) return sentencesOf(error);
      throw error;
    }
  }

  /** The point stays locked from the look for other studies on: two people make one of them. */
  function create(
    { firstDay, createdAt }: StoredPortfolio,
    supplyPointId: string,
    author: SessionUser,
  ): Promise<{ readonly id: string } | string> {
    const firstMonth = firstDay.slice(0, 7);
    const notes = `Abierto desde la cartera del ${spanishDay(localDay(createdAt))}.`;
    return inTransaction(db, async (transaction) => {
      existingPoint(await lockSupplyPoint(transaction, supplyPointId));
      const code = await openStudyCode(transaction, supplyPointId, firstDay);
      if (code) return `Ya tiene un estudio abierto de estos meses: ${code}.`;
      const study = { supplyPointId, firstMonth, notes, analyses: [...studyAnalyses] };
      return { id: await createStudy(transaction, study, author, now()) };
    });
  }

  async function calculateIfPossible(id: string, annualise: boolean, author: SessionUser) {
    try {
      return await studies.recalculate(id, { version: 1, annualise }, author);
    } catch (error) {
      if (error instanceof Refusal) return studies.find(id);
      throw error;
    }
  }
}

/** Makes sentences: the API's messages on fields have no full stop. */
function sentencesOf({ message, details: { fields } }: Refusal): string {
  return fields ? `${Object.values(fields).join('. ')}.` : message;
}

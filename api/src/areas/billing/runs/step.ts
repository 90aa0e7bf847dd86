import type { JobStep } from '../../../jobs/kind';
import { readParameterTable } from '../../user/door';
import { readBills } from '../bills/bills.repository';
import {
  adoptVerifications,
  insertVerifications,
  writtenInRun,
} from '../verification/verification.repository';
import { verifyBills } from '../verification/verification.service';
import { chosenIds, endRun, readRun } from './runs.repository';

/** A statement ends soon then, and a cancellation is heard. */
const most = 100;

/**
 * Verifies the bills of a run, some at a time: all of them or none. It blocks no other work: only at its
 * end do bills point to their outcomes, and those that changed meanwhile stay pending.
 */
export async function verifyStep(step: JobStep): Promise<void> {
  const { transaction, subjectId: runId, checkpoint, now } = step;
  const run = await readRun(transaction, runId);
  // Only its housekeeping deletes a run, and only one that has ended.
  if (!run) return;
  const parameters = await readParameterTable(transaction);
  const ids = await chosenIds(transaction, run.billIds);
  for (let start = 0; start < ids.length; start += most) {
    await checkpoint.pass(start / ids.length);
    const bills = await readBills(transaction, ids.slice(start, start + most));
    const verified = await verifyBills(transaction, bills, parameters);
    const facts = { parameterVersion: parameters.version, at: now(), runId };
    await insertVerifications(transaction, verified, facts);
  }
  await adoptAll(step);
  await endRun(transaction, runId, { state: 'done' }, now());
}

const beforeAllIds = '00000000-0000-0000-0000-000000000000';

/** Makes all bills point to their outcomes. A bill being changed is not waited for: it stays pending. */
async function adoptAll({ transaction, subjectId: runId, checkpoint }: JobStep) {
  let after = beforeAllIds;
  for (;;) {
    await checkpoint.pass(1);
    const written = await writtenInRun(transaction, runId, { after, most });
    const last = written.at(-1);
    if (!last) return;
    await adoptVerifications(transaction, written, { waits: false });
    after = last.id;
  }
}

import type { Caller } from '../../api/test/calls/caller';
import type { HttpAnswer } from '../../api/test/calls/httpCall';
import { signIn } from '../../api/test/calls/signIn';
import { addStudy } from '../../api/test/supply';
import { beside, type MeanwhileFigures } from '../product';

const people = 4;
const calculationsOfEach = 5;

/** The number of calculations at once. */
export const crowdCalculations = people * calculationsOfEach;

/**
 * Studies of a quarter-hour year, calculated at once for several people, and what another person waits
 * for a list meanwhile.
 */
export async function measureCrowd(who: Caller, pointId: string): Promise<MeanwhileFigures> {
  const writers = await Promise.all(Array.from({ length: people }, (_, n) => addWriter(who, n)));
  const studies = await Promise.all(
    writers.flatMap((writer) =>
      Array.from({ length: calculationsOfEach }, async () => ({
        writer,
        id: await addStudy(writer, pointId),
      })),
    ),
  );
  return beside(who, '/api/clients', async () => {
    const answers = await Promise.all(
      studies.map(({ writer, id }) =>
        writer.post(`/api/studies/${id}/calculate`, { version: 1, annualise: false }),
      ),
    );
    for (const answer of answers) requireDone(answer);
  });
}

/** A writer who has chosen a password, as each has to before anything else. */
async function addWriter(who: Caller, n: number): Promise<Caller> {
  const email = `crowd-${n}@vatio.example`;
  const [given, chosen] = [`la que dio el admin ${n}`, `la que elige cada cual ${n}`];
  const user = { email, password: given, name: `Persona ${n}`, role: 'writer' };
  requireDone(await who.post('/api/users', user));
  const newcomer = await signIn(who.url, { email, password: given });
  const change = { currentPassword: given, newPassword: chosen };
  requireDone(await newcomer.post('/api/account/password', change));
  return signIn(who.url, { email, password: chosen });
}

function requireDone({ status, text }: HttpAnswer): void {
  if (status >= 300) throw new Error(`${status} ${text}`);
}

import type { Caller } from '../../api/test/calls/caller';
import { signIn } from '../../api/test/calls/signIn';
import { addStudy } from '../../api/test/supply';
import { beside, type MeanwhileFigures } from '../product';

const people = 4;
const calculationsOfEach = 5;

/** How many are calculated at once. */
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
    for (const { status, text } of answers) {
      if (status !== 200) throw new Error(`${status} ${text}`);
    }
  });
}

async function addWriter(who: Caller, n: number): Promise<Caller> {
  const account = { email: `crowd-${n}@vatio.example`, password: `contraseña-larga-${n}` };
  const user = { ...account, name: `Persona ${n}`, role: 'writer' };
  const { status, text } = await who.post('/api/users', user);
  if (status !== 201) throw new Error(`${status} ${text}`);
  return signIn(who.url, account);
}

import { hash } from '@node-rs/argon2';
import { newUserRow } from '../../api/src/areas/session/accountRow';
import type { Caller } from '../../api/test/calls/caller';
import { signIn } from '../../api/test/calls/signIn';
import { addStudy } from '../../api/test/supply';
import { beside, type MeanwhileFigures, type Product } from '../product';

const people = 4;
const calculationsOfEach = 5;

/** How many are calculated at once. */
export const crowdCalculations = people * calculationsOfEach;

/**
 * Studies of a quarter-hour year, calculated at once for several people, and what another person waits
 * for a list meanwhile.
 */
export async function measureCrowd(product: Product, pointId: string): Promise<MeanwhileFigures> {
  const { who } = product;
  const writers = await Promise.all(
    Array.from({ length: people }, (_, n) => addWriter(product, n)),
  );
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

/** Who may begin at once: with a password that nobody else has given. */
async function addWriter({ db, who }: Product, n: number): Promise<Caller> {
  const account = { email: `crowd-${n}@vatio.example`, password: `contraseña-larga-${n}` };
  const row = newUserRow({
    email: account.email,
    name: `Persona ${n}`,
    role: 'writer',
    passwordHash: await hash(account.password),
    createdAt: new Date(),
  });
  await db.insertInto('users').values(row).execute();
  return signIn(who.url, account);
}

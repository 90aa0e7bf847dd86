import { rm, writeFile } from 'node:fs/promises';
import { sectionBuild, tempFolder, writeSection } from '../../testing/folders';
import { watching } from '../../testing/watching';

const first = '1.0.0-aaaaaaaa';
const second = '1.1.0-bbbbbbbb';
const third = '1.2.0-cccccccc';

/** A watch of a folder where two versions were deployed, one after the other. */
async function deployed() {
  const dir = await tempFolder();
  const deploy = (version: string) => writeSection(dir, sectionBuild('billing', version));
  await deploy(first);
  const test = await watching(dir);
  await test.watch.poll();
  await deploy(second);
  await test.watch.poll();
  return { ...test, deploy };
}

describe('a store that is deleted while the server runs', () => {
  it('is made again with all that is served', async () => {
    const { watch, storeDir, warnings } = await deployed();
    await rm(storeDir, { recursive: true });
    await watch.poll();
    await watch.poll();
    expect(warnings).toEqual(['Section billing: what was deleted in the store is written again.']);
    const next = await watching('/nowhere', { storeDir });
    expect(next.active()).toBe(second);
    expect(next.isServed(first)).toBe(true);
  });

  it('takes what is new', async () => {
    const { watch, storeDir, deploy, active } = await deployed();
    await rm(storeDir, { recursive: true });
    await deploy(third);
    await watch.poll();
    expect(active()).toBe(third);
    expect((await watching('/nowhere', { storeDir })).active()).toBe(third);
  });

  it('and cannot be written says so once, and all is served on', async () => {
    const { watch, storeDir, active, isServed, warnings } = await deployed();
    await rm(storeDir, { recursive: true });
    await writeFile(storeDir, '');
    await watch.poll();
    await watch.poll();
    expect(warnings).toEqual([
      `Section billing: what was deleted in the store cannot be written again (ENOTDIR); version ${second} stays active.`,
    ]);
    expect(active()).toBe(second);
    expect(isServed(first)).toBe(true);
  });
});

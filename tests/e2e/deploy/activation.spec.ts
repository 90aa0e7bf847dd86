import type { Stack } from '../../deploy/stack';
import { statusOf } from '../../deploy/stack';
import type { Build } from '../../deploy/variant';
import { goTo, shellOf } from '../support/screens/screen';
import { lookAgain, untilToldOf } from '../support/updates';
import { deployNew, type Edition, expectActive, newEdition, rollBack } from './editions';
import { expect, onContainers as tag, test } from './fixtures';

async function othersThan(stack: Stack, section: string): Promise<unknown> {
  const { sections } = await (await fetch(`${stack.url}/sections.json`)).json();
  return sections.filter(({ name }: { name: string }) => name !== section);
}

/** The same build with one byte more in its entry, as a copy that broke off or was tampered with. */
function damaged({ build }: Edition): Build {
  const entry = [...build.keys()].find((file) => file.startsWith('entry.')) ?? '';
  const bytes = build.get(entry) ?? Buffer.alloc(0);
  return new Map(build).set(entry, Buffer.concat([bytes, Buffer.from(' ')]));
}

const expectRejected = (stack: Stack, { section, version }: Edition, reason: RegExp) =>
  expect
    .poll(async () => (await statusOf(stack, section))?.rejected[0])
    .toMatchObject({ version, reason: expect.stringMatching(reason) });

test('a deployment and a rollback: in the page, and no other section’s affair', { tag }, async ({
  page,
  stack,
  openAs,
}) => {
  const others = await othersThan(stack, 'billing');
  const before = await deployNew(stack, 'billing');
  const after = await deployNew(stack, 'billing');
  await openAs('admin', '/billing');
  await expect(page.getByText(after.text)).toBeVisible();

  await rollBack(stack, before);
  expect(await othersThan(stack, 'billing')).toEqual(others);
  await untilToldOf(page, before.version);
  await goTo(page, 'PDS');
  await shellOf(page).link('Facturación').click();
  await expect(page.getByText(before.text)).toBeVisible();
  expect(await statusOf(stack, 'billing')).toMatchObject({
    channel: 'pinned',
    pin: before.version,
    origin: { state: 'up', version: after.version },
  });

  await stack.unpin('billing');
  await expectActive(stack, after);
  expect(await othersThan(stack, 'billing')).toEqual(others);
});

test('a pinned section takes nothing from its origin until it is let go', async ({ stack }) => {
  const before = await deployNew(stack, 'company');
  await rollBack(stack, before);
  const after = await newEdition('company');
  await stack.deploy('company', after.build);
  await expect
    .poll(async () => (await statusOf(stack, 'company'))?.origin.version)
    .toBe(after.version);
  await expectActive(stack, before);
  await stack.unpin('company');
  await expectActive(stack, after);
});

test('a version that this host cannot serve is refused, and the one before stays', async ({
  page,
  stack,
  openNew,
}) => {
  const before = await openNew();

  const next = await newEdition('billing', { requires: { '@vatio/platform': '^9.0.0' } });
  await stack.deploy('billing', next.build);
  const bothVersions = new RegExp(`${next.version}.*@vatio/platform \\^9\\.0\\.0.*offers \\d`);
  await expectRejected(stack, next, bothVersions);
  await expectRejected(stack, next, new RegExp(`${before.version} stays active`));
  await expectActive(stack, before);
  await lookAgain(page);
  await page.reload();
  await expect(page.getByText(before.text)).toBeVisible();
});

test('a damaged version is refused, and taken as soon as it is whole', { tag }, async ({
  page,
  stack,
  openAs,
}) => {
  const before = await deployNew(stack, 'billing');
  const next = await newEdition('billing');
  await stack.deploy('billing', damaged(next));
  await expectRejected(stack, next, /does not match its sha384/);
  await expectActive(stack, before);
  await openAs('admin', '/billing');
  await expect(page.getByText(before.text)).toBeVisible();

  await stack.deploy('billing', next.build);
  await expectActive(stack, next);
});

test('the same version with other bytes is refused, also after a restart', async ({ stack }) => {
  const before = await deployNew(stack, 'billing');
  const sneaky = await newEdition('billing');
  const json = sneaky.build.get('section.json')?.toString() ?? '';
  const renamed = json.replaceAll(sneaky.version, before.version);
  const build = new Map(sneaky.build).set('section.json', Buffer.from(renamed));

  await stack.deploy('billing', build);
  await expectRejected(stack, before, /with other files/);
  await stack.stopHost();
  await stack.startHost();
  await expectRejected(stack, before, /with other files/);
  await expectActive(stack, before);
  await deployNew(stack, 'billing');
});

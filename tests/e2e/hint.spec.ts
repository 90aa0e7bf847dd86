import { hintCookieName } from '@vatio/contracts/hint';
import { expect, test } from './fixtures';
import { signIn, signOut } from './support/screens/screen';

test('the hint of who will see the next page comes with the login and goes with the logout', async ({
  page,
  context,
}) => {
  const hint = async () =>
    (await context.cookies()).find(({ name }) => name === hintCookieName)?.value;
  await page.goto('/login');
  await signIn(page, 'writer');
  await expect.poll(hint).toMatch(/^writer\.\d+$/);
  await signOut(page);
  await expect.poll(hint).toBeUndefined();
});

import { dummyHash, hashPassword, isPassword } from './passwords';

it('hashes with argon2id, salted', async () => {
  const [one, other] = [await hashPassword('secreto'), await hashPassword('secreto')];
  expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(one).not.toBe(other);
  expect(await isPassword(one, 'secreto')).toBe(true);
  expect(await isPassword(one, 'Secreto')).toBe(false);
});

it('has a dummy that costs what a real hash costs', async () => {
  const shape = (hash: string) =>
    hash.split('$').map((part, index) => (index < 4 ? part : part.length));
  expect(shape(dummyHash)).toEqual(shape(await hashPassword('secreto')));
  expect(await isPassword(dummyHash, '')).toBe(false);
});

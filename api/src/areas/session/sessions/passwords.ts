import { hash, verify } from '@node-rs/argon2';

/** OWASP's first choice for argon2id (which is the library's default); some 30 ms of one core. */
const options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/**
 * The hash of a random, unknown password with the same parameters: checking it makes an unknown
 * account cost as much as a known one.
 */
export const dummyHash =
  '$argon2id$v=19$m=19456,t=2,p=1$oVTV8oxCg+Tnn9hYYH2hJg$OpLe8+IJVxf+JQDn1BdC6jJxapIsPGmn5kQJjNdeoKI';

/** @returns the hash with its parameters, to be stored as it is */
export const hashPassword = (password: string): Promise<string> => hash(oneForm(password), options);

/** Returns whether the password belongs to the hash. */
export async function isPassword(passwordHash: string, password: string): Promise<boolean> {
  if (await verify(passwordHash, oneForm(password))) return true;
  // Older hashes are of what was typed.
  return oneForm(password) !== password && verify(passwordHash, password);
}

/** Some keyboards send «é» as one character, others as two. */
const oneForm = (password: string): string => password.normalize('NFC');

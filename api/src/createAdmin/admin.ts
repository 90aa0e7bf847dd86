import { newUserSchema } from '@vatio/contracts/user/users';
import type { Kysely } from 'kysely';
import { emailKey, findAccount, hashPassword } from '../areas/session/door';
import { isGuessable } from '../areas/user/users/passwordPolicy';
import { insertUser } from '../areas/user/users/users.repository';
import { record } from '../audit/audit.repository';
import { inTransaction } from '../db/transaction';
import type { Tables } from '../db/types';
import { codeOf } from '../errorFacts';
import { StartupError } from '../startupError';
import type { Arguments } from './arguments';
import { type ChosenPassword, choosePassword, givenPassword } from './password';
import { promote } from './promote';

/**
 * Creates the account, or with --promote makes an existing one an active administrator.
 *
 * @returns a sentence for the person at the command line
 * @throws StartupError
 */
export async function createOrPromote(db: Kysely<Tables>, args: Arguments): Promise<string> {
  const email = valid('email', args.email);
  const account = await findAccount(db, emailKey(email));
  if (!account) return create(db, email, args);
  if (!args.promote) throw taken(email);
  const password = await givenPassword(args.passwordFrom);
  const passwordHash = password && (await hashed(password, account));
  await promote(db, account.id, passwordHash);
  return `${account.email} is an active administrator; its sessions have ended.${tell(password)}`;
}

async function create(db: Kysely<Tables>, email: string, args: Arguments): Promise<string> {
  const name = valid('name', args.name);
  const password = await choosePassword(args.passwordFrom);
  const passwordHash = await hashed(password, { email, name });
  const fields = { email, name, role: 'admin' as const };
  const created = inTransaction(db, async (transaction) => {
    const at = new Date();
    const subject = await insertUser(transaction, { ...fields, passwordHash, createdAt: at });
    await record(transaction, { at, action: 'user-created', actor: null, subject, after: fields });
  });
  await created.catch((error: unknown) => {
    throw codeOf(error) === '23505' ? taken(email) : error;
  });
  return `${email} is an administrator now.${tell(password)}`;
}

async function hashed(
  { value }: ChosenPassword,
  owner: { readonly email: string; readonly name: string },
): Promise<string> {
  if (isGuessable(valid('password', value), owner)) {
    throw new StartupError(
      'That password is one of the first that anybody would try: choose another.',
    );
  }
  return hashPassword(value);
}

const rules = {
  email: 'The e-mail is not a valid address.',
  name: 'Add --name "Ana Pérez": one line of 1 to 120 characters.',
  password: 'The password must have 8 to 1024 characters.',
};

/** Checks a field against the contract, whose own messages are for the page. */
function valid(field: keyof typeof rules, value: unknown): string {
  const checked = newUserSchema.shape[field].safeParse(value);
  if (!checked.success) throw new StartupError(rules[field]);
  return checked.data;
}

const taken = (email: string) =>
  new StartupError(
    `There is an account of ${email} already: add --promote to make it an active administrator.`,
  );

const tell = (password: ChosenPassword | undefined) =>
  password?.isGenerated ? `\nPassword, shown only this once: ${password.value}` : '';

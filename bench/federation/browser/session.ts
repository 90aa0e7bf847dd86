import { request } from '@playwright/test';
import { formatHint, hintCookieName } from '@vatio/contracts/hint';
import type { Token } from '@vatio/contracts/session';
import { sessionOf } from '../../../tests/e2e/support/accounts';
import { people } from '../../../tests/e2e/support/people';

/** Signs the demo admin in. */
export async function adminToken(baseURL: string): Promise<Token> {
  const context = await request.newContext({ baseURL });
  try {
    return await sessionOf(context, people.admin);
  } finally {
    await context.dispose();
  }
}

/** The cookie from which the server learns which section's files to name. */
export const hintOf = ({ user, expires_at }: Token): string =>
  `${hintCookieName}=${formatHint(user.role, expires_at)}`;

interface Account {
  readonly email: string;
  readonly password: string;
  readonly role: string;
}

/** The hosts that only this machine reaches. */
const loopback: ReadonlySet<string | undefined> = new Set([
  undefined,
  '',
  '127.0.0.1',
  '::1',
  'localhost',
]);

/**
 * The console's text when the product is ready.
 *
 * @param host where it listens (HOST): the demo accounts are for this machine alone
 */
export function welcome(
  url: string,
  accounts: readonly Account[],
  { logs, host }: { readonly logs: string; readonly host: string | undefined },
): string {
  const width = (column: keyof Account) =>
    Math.max(...accounts.map((account) => account[column].length));
  const rows = accounts.map(
    ({ role, email, password }) =>
      `  ${role.padEnd(width('role'))}  ${email.padEnd(width('email'))}  ${password}`,
  );
  const table = rows.length > 0 ? ['', 'Demo accounts (role, e-mail, password):', '', ...rows] : [];
  const warning =
    rows.length > 0 && !loopback.has(host)
      ? [
          '',
          `WARNING: HOST=${host} opens it to the network, where anybody can sign in with these accounts: leave HOST out, or start it for real work (docs/operating.md).`,
        ]
      : [];
  return [
    '',
    `Vatio runs at ${url}`,
    ...table,
    ...warning,
    '',
    `Ctrl-C stops it. Logs: ${logs}`,
    '',
  ].join('\n');
}

interface Account {
  readonly email: string;
  readonly password: string;
  readonly role: string;
}

/** The console's text when the product is ready. */
export function welcome(url: string, accounts: readonly Account[], logs: string): string {
  const width = (column: keyof Account) =>
    Math.max(...accounts.map((account) => account[column].length));
  const rows = accounts.map(
    ({ role, email, password }) =>
      `  ${role.padEnd(width('role'))}  ${email.padEnd(width('email'))}  ${password}`,
  );
  const table = rows.length > 0 ? ['', 'Demo accounts (role, e-mail, password):', '', ...rows] : [];
  return ['', `Vatio runs at ${url}`, ...table, '', `Ctrl-C stops it. Logs: ${logs}`, ''].join(
    '\n',
  );
}

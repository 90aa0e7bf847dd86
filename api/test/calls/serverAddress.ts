/** The environment variable that gives the workers the server's address. */
export const serverVariable = 'VATIO_TEST_SERVER';
export const templateName = 'vatio_test_template';

/** The address of one database of the test server. */
export function databaseUrl(name: string): string {
  const url = new URL(process.env[serverVariable] ?? '');
  url.pathname = `/${name}`;
  return url.href;
}

/** How the product under test is set up: what its users would see is fixed, nothing leaves the machine. */
export const productEnvironment: Readonly<Record<string, string>> = {
  COMPANY_NAME: 'Vatio',
  AVATAR_URL: '',
  LOGIN_FAILURES_PER_MINUTE: '1000',
};

import { renewSession, reportError } from '@vatio/platform';

/**
 * Has the shell show what was changed of my account. It is saved already: should the fresh token not
 * come, the shell follows with the next one, and nothing has failed.
 */
export const showMyChange = (): Promise<void> => renewSession().catch(reportError);

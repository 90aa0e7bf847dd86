import { renewSession, reportError } from '@vatio/platform';

/**
 * Has the shell show the changes of my account. They are saved already: if the fresh token does not
 * come, the shell shows them with the next one, and nothing has failed.
 */
export const showMyChange = (): Promise<void> => renewSession().catch(reportError);

import { renewSession, reportError } from '@vatio/platform';

/**
 * Has the shell show the changes of my account. They are saved already: if the fresh token does not arrive,
 * the shell shows them with the next one, so this is no failure.
 */
export const showMyChange = (): Promise<void> => renewSession().catch(reportError);

import { renderSection } from '../../../../tests/setup/section';
import Pages from '../Pages';

export { answer, listOf } from '../../../../tests/setup/answers';
export * from '../../../../tests/setup/find';
export { signInAs } from '../../../../tests/setup/section';

/** The section at one of its addresses. */
export const openAt = (address: string) => renderSection(Pages, address);

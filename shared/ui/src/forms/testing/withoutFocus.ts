import { within } from 'storybook/test';

/** Waits for the open dialog and takes its focus away: of all frames of a page, one at most has it. */
export async function withoutFocus(): Promise<void> {
  await within(document.body).findByRole('dialog');
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
}

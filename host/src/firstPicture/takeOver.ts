import { firstPictureId, wrongPictureClass } from '@vatio/contracts/federation/firstPicture';
import { useLayoutEffect } from 'react';

const picture = () => document.getElementById(firstPictureId);

/** Whether the document's first picture is still what the person sees. */
export const isPictureShown = (): boolean =>
  picture() !== null && !document.documentElement.classList.contains(wrongPictureClass);

/** Whoever was not to see it has not; React need not know of it. */
export function dropWrongPicture(): void {
  if (!isPictureShown()) picture()?.remove();
}

/**
 * For what the page shows first: before it is painted, it takes the place of the document's first
 * picture, with what was typed there and the focus.
 */
export const useTakeOver = (): void => useLayoutEffect(takeOver, []);

const controls = 'form :is(input, button)';

function takeOver(): void {
  const drawn = picture();
  if (!drawn) return;
  const focused = document.activeElement;
  const followers = document.querySelectorAll<HTMLElement>(`#root ${controls}`);
  drawn.querySelectorAll<HTMLElement>(controls).forEach((control, index) => {
    const follower = followers[index];
    if (control instanceof HTMLInputElement && follower instanceof HTMLInputElement) {
      continueField(control, follower);
    }
    if (control === focused) follower?.focus({ preventScroll: true });
  });
  drawn.remove();
}

function continueField(from: HTMLInputElement, to: HTMLInputElement): void {
  const { value, selectionStart, selectionEnd, selectionDirection } = from;
  if (!value) return;
  to.value = value;
  to.setSelectionRange(selectionStart, selectionEnd, selectionDirection ?? undefined);
  // As typed: the login page prepares what comes after it.
  to.dispatchEvent(new Event('input', { bubbles: true }));
}

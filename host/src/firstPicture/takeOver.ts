import { useLayoutEffect } from 'react';
import { isPictureShown, picture } from './painted';

/** Removes a picture that was hidden because it was drawn for another role. */
export function dropWrongPicture(): void {
  if (!isPictureShown()) picture()?.remove();
}

/**
 * Hook of the page's first content: before it is painted, it takes the place of the document's first
 * picture, with what was typed or sent there and the focus.
 */
export const useTakeOver = (): void => useLayoutEffect(takeOver, []);

function takeOver(): void {
  const drawn = picture();
  if (!drawn) return;
  const focused = document.activeElement;
  const all = [...document.querySelectorAll<HTMLElement>('form :is(input, button)')];
  const followers = all.filter((control) => !drawn.contains(control));
  all
    .filter((control) => drawn.contains(control))
    .forEach((control, index) => {
      const follower = followers[index];
      if (control instanceof HTMLInputElement && follower instanceof HTMLInputElement) {
        continueField(control, follower);
      }
      if (control === focused) follower?.focus({ preventScroll: true });
    });
  drawn.remove();
  // Sent before anybody listened (host/server/document/firstPicture.ts).
  if (drawn.querySelector('form[data-held]')) followers[0]?.closest('form')?.requestSubmit();
}

function continueField(from: HTMLInputElement, to: HTMLInputElement): void {
  const { value, selectionStart, selectionEnd, selectionDirection } = from;
  if (!value) return;
  to.value = value;
  // A field of addresses has no caret for scripts, but keeps the one that it had as a field of text.
  const { type } = to;
  to.type = from.type;
  to.setSelectionRange(selectionStart, selectionEnd, selectionDirection ?? undefined);
  to.type = type;
  // Acts like typing: the login page prepares what follows it.
  to.dispatchEvent(new Event('input', { bubbles: true }));
}

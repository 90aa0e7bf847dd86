import { firstPictureId, wrongPictureClass } from '@vatio/contracts/federation/firstPicture';

/** The element of the document's first picture. */
export const picture = () => document.getElementById(firstPictureId);

/** True while the person still sees the document's first picture. */
export const isPictureShown = (): boolean =>
  picture() !== null && !document.documentElement.classList.contains(wrongPictureClass);

/** A page that goes to the background meanwhile gets no frame. */
const paintPatienceMs = 1000;

/**
 * Waits until the first picture has been painted. Over a quick line the scripts are there as soon as it
 * is, and their work would delay its paint.
 */
export async function pictureIsPainted(): Promise<void> {
  const isPainted = performance.getEntriesByName('first-contentful-paint').length > 0;
  if (!isPictureShown() || document.hidden || isPainted) return;
  await new Promise<void>((resolve) => {
    // A frame's callbacks come just before its paint.
    requestAnimationFrame(() => setTimeout(resolve));
    setTimeout(resolve, paintPatienceMs);
  });
}

import type { Page } from '@playwright/test';

/** One word, as long as the API lets a person's name be. */
export const longName = 'Desoxirribonucleótido'.repeat(6).slice(0, 120);
const longEmail = `${'nombre'.repeat(10)}@${'empresa'.repeat(8)}.example`;

const stretchedFields: Readonly<Record<string, string>> = {
  name: longName,
  clientName: longName,
  authorName: longName,
  actorName: longName,
  byName: longName,
  contactName: longName,
  alias: longName,
  supplier: longName,
  fileName: `${longName}.csv`,
  address: longName,
  comment: longName,
  norm: longName,
  municipality: longName,
  email: longEmail,
  contactEmail: longEmail,
};

/** Lets the API answer, but with a long word in place of everything people have typed. */
export const stretchNames = (page: Page) =>
  page.route('**/api/**', async (route) => {
    const request = route.request();
    if (request.method() !== 'GET' || request.resourceType() === 'image') return route.fallback();
    const response = await route.fetch();
    const text = (await response.text()).replace(
      /"(\w+)":"[^"\\]+"/g,
      (field: string, key: string) =>
        stretchedFields[key] ? `"${key}":${JSON.stringify(stretchedFields[key])}` : field,
    );
    await route.fulfill({ response, body: text });
  });

/** Runs in the page: finds what is written over something else, or reaches out of the window. */
export function findCollisions(): string[] {
  interface Box {
    readonly what: string;
    readonly owner: Node;
    readonly rect: DOMRect;
  }
  const round = ({ x, y, width, height }: DOMRect) => [x, y, width, height].map(Math.round);
  const isSeen = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true }) &&
    !element.closest('.visually-hidden, .visually-hidden-focusable, .skip-link, option');

  /** The visible rest of an element where something around it cuts it off. */
  function cut(rect: DOMRect, element: Element | null): DOMRect {
    if (!element) return rect;
    const { overflowX } = getComputedStyle(element);
    // An element that cuts in one direction cuts in both.
    if (overflowX === 'visible') return cut(rect, element.parentElement);
    const frame = element.getBoundingClientRect();
    const [left, top] = [Math.max(rect.left, frame.left), Math.max(rect.top, frame.top)];
    const width = Math.max(0, Math.min(rect.right, frame.right) - left);
    const height = Math.max(0, Math.min(rect.bottom, frame.bottom) - top);
    return cut(new DOMRect(left, top, width, height), element.parentElement);
  }

  const root = document.querySelector('dialog[open]') ?? document.body;
  const boxes: Box[] = [];
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const parent = node.parentElement;
    if (!node.textContent?.trim() || !parent || !isSeen(parent)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const rect of range.getClientRects()) {
      const what = `«${node.textContent.slice(0, 30)}»`;
      boxes.push({ what, owner: node, rect: cut(rect, parent) });
    }
  }
  for (const control of root.querySelectorAll('input[type="checkbox"], img, svg.lucide')) {
    if (!isSeen(control)) continue;
    const rect = cut(control.getBoundingClientRect(), control.parentElement);
    boxes.push({ what: control.localName, owner: control, rect });
  }

  const solid = boxes.filter(({ rect }) => rect.width > 2 && rect.height > 2);
  const isOver = (one: DOMRect, other: DOMRect) =>
    Math.min(one.right, other.right) - Math.max(one.left, other.left) > 2 &&
    // Lines are closer than their letters are high.
    Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 7;
  const out = solid
    .filter(({ rect }) => rect.right > window.innerWidth + 1 && rect.left < window.innerWidth)
    .map(({ what, rect }) => `${what} reaches out of the window: ${round(rect)}`);
  const over = solid.flatMap((one, n) =>
    solid
      .slice(n + 1)
      .filter((other) => other.owner !== one.owner && isOver(one.rect, other.rect))
      .map((other) => `${one.what} ${round(one.rect)} over ${other.what} ${round(other.rect)}`),
  );
  return [...out, ...over];
}

/** Runs in the page: the headers of tables that cannot be seen without scrolling. */
export const hiddenHeaders = (): string[] =>
  [...document.querySelectorAll('.data-table-scroll')].flatMap((region) =>
    [...region.querySelectorAll('thead th')]
      .filter((header) => header.checkVisibility())
      .filter(
        (header) => header.getBoundingClientRect().right > region.getBoundingClientRect().right + 1,
      )
      .map((header) => header.textContent ?? ''),
  );

/** @throws Error when it is not well formed */
export function parseXml(xml: string): Document {
  const document = new DOMParser().parseFromString(xml, 'application/xml');
  const [error] = document.getElementsByTagName('parsererror');
  if (error) throw new Error(error.textContent ?? '');
  return document;
}

/** Those of a name below another, whichever prefix their maker gave them. */
export const elements = (parent: Document | Element, name: string): Element[] => [
  ...parent.getElementsByTagNameNS('*', name),
];

/** The same of those right below it, which is much quicker where there are 200,000 cells. */
export const childElements = (parent: Element, name: string): Element[] =>
  [...parent.children].filter(({ localName }) => localName === name);

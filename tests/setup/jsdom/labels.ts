/**
 * The labels of a field, from an index. jsdom walks the document for each label of each field, and
 * Testing Library asks every field for its labels: that took nearly half of the time of the longest forms.
 */

type Index = ReadonlyMap<Element, HTMLLabelElement[]>;

const indexes = new WeakMap<Document, () => Index>();

/** An index that is right at every read: it looks at changes that are still to be reported, too. */
function indexOf(document: Document): () => Index {
  let index: Index | undefined;
  const changes = new MutationObserver(() => {
    index = undefined;
  });
  const attributeFilter = ['for', 'id', 'type'];
  changes.observe(document, { subtree: true, childList: true, attributeFilter });
  return () => {
    if (changes.takeRecords().length > 0) index = undefined;
    index ??= labelsIn(document);
    return index;
  };
}

function labelsIn(document: Document): Index {
  const index = new Map<Element, HTMLLabelElement[]>();
  for (const label of document.querySelectorAll('label')) {
    // `control` walks the document where the label names its field, else no further than the label.
    const field = label.htmlFor ? document.getElementById(label.htmlFor) : label.control;
    if (field) index.set(field, [...(index.get(field) ?? []), label]);
  }
  return index;
}

const labelable = [
  HTMLButtonElement,
  HTMLInputElement,
  HTMLMeterElement,
  HTMLOutputElement,
  HTMLProgressElement,
  HTMLSelectElement,
  HTMLTextAreaElement,
];

for (const { prototype } of labelable) {
  const jsdoms = Object.getOwnPropertyDescriptor(prototype, 'labels');
  Object.defineProperty(prototype, 'labels', {
    ...jsdoms,
    get(this: HTMLElement) {
      if (this instanceof HTMLInputElement && this.type === 'hidden') return null;
      const document = this.ownerDocument;
      if (this.getRootNode() !== document) return jsdoms?.get?.call(this);
      const index = indexes.get(document) ?? indexOf(document);
      indexes.set(document, index);
      return index().get(this) ?? [];
    },
  });
}

export {};

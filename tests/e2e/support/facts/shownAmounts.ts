/** Amounts with one key, or one without. */
export interface Shown {
  /** `data-fact` of what holds them; null: they have no key. */
  readonly fact: string | null;
  /** Euros, in the order of the text. */
  readonly amounts: readonly number[];
  readonly text: string;
}

/**
 * Runs in the page: the amounts that it shows, or would once something is opened. `12,30 €` and `12,30
 * €/año` are amounts; `0,12 €/kWh`, `45,00 €/h` and the like are prices. Where the unit is elsewhere, as
 * over the column of a form, and in a field, an amount is known by its key alone.
 */
export function shownAmounts(): Shown[] {
  const inEuros = /([-−+]?)(\d[\d.]*(?:,\d+)?)\s?€(?!\/(?!año))/g;
  const bare = /^([-−+]?)(\d[\d.]*,\d{2})$/;
  const eurosOf = (sign = '', digits = '') =>
    Number(digits.replaceAll('.', '').replace(',', '.')) * (sign === '' || sign === '+' ? 1 : -1);

  /** Text that belongs together: a framework cuts it into nodes as it likes. */
  function textsOf(element: Element): string[] {
    const texts = [''];
    for (const node of element.childNodes) {
      if (node instanceof Text) texts.push(`${texts.pop() ?? ''}${node.data}`);
      else if (node instanceof Element) texts.push('');
    }
    if (element instanceof HTMLInputElement) texts.push(element.value, element.placeholder);
    return texts.map((text) => text.trim()).filter(Boolean);
  }

  const found = new Map<Element, { fact: string | null; amounts: number[]; text: string }>();
  for (const element of document.querySelectorAll('body, body :not(script, style)')) {
    const owner = element.closest('[data-fact]');
    for (const text of textsOf(element)) {
      const amounts = [...text.matchAll(inEuros)].map(([, sign, digits]) => eurosOf(sign, digits));
      const alone = owner && amounts.length === 0 ? bare.exec(text) : null;
      if (alone) amounts.push(eurosOf(alone[1], alone[2]));
      if (amounts.length === 0) continue;
      const fact = owner?.getAttribute('data-fact') ?? null;
      const before = found.get(owner ?? element) ?? { fact, amounts: [], text: '' };
      found.set(owner ?? element, {
        fact,
        amounts: [...before.amounts, ...amounts],
        text: `${before.text} ${text}`.trim().slice(0, 200),
      });
    }
  }
  return [...found.values()];
}

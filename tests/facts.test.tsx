import { misleading } from './e2e/support/facts/misleading';
import { shownAmounts } from './e2e/support/facts/shownAmounts';

/** The misleading amounts on pages with this content. */
const judge = (...contents: readonly string[]) =>
  misleading(
    contents.map((content, index) => {
      document.body.innerHTML = content;
      return { address: `/${index + 1}`, shown: shownAmounts() };
    }),
  );

const amount = (fact: string, text: string) => `<p data-fact="${fact}">${text}</p>`;

it('finds amounts in sentences, in fields and under a unit that stands elsewhere, and no prices', () => {
  document.body.innerHTML = `
    <p>Se esperan <b data-fact="study:1:saving">1.234,56\u00a0€/año</b> y -3\u00a0€</p>
    <p data-fact="study:1:caution">entre 10,00 € y 12,50 €, a 0,12 €/kWh, 45,00 €/h o 3,10 €/kW·año</p>
    <table><tbody><tr><td data-fact="bill:1:line:0:billed">+12,30</td><td>7,10</td></tr></tbody></table>
    <input data-fact="claim:1:recovered" value="1.000,05">`;
  expect(shownAmounts().map(({ fact, amounts }) => [fact, ...amounts])).toEqual([
    [null, -3],
    ['study:1:saving', 1234.56],
    ['study:1:caution', 10, 12.5],
    ['bill:1:line:0:billed', 12.3],
    ['claim:1:recovered', 1000.05],
  ]);
});

it('reads an amount whose digits and unit are two nodes', () => {
  document.body.innerHTML = '<p></p>';
  document.querySelector('p')?.append('12,30', '\u00a0€');
  expect(shownAmounts()).toEqual([{ fact: null, amounts: [12.3], text: '12,30\u00a0€' }]);
});

it('fails an amount without a key', () => {
  expect(judge('<p>Total: <b>12,30 €</b></p>')).toEqual(['/1: no key: «12,30 €»']);
});

it('fails a key with two values, also on two pages', () => {
  const problem = 'study:1:excess: «1.109,43 €» (/1), «1.109,44 €» (/2)';
  const [one, other] = [
    amount('study:1:excess', '1.109,43 €'),
    amount('study:1:excess', '1.109,44 €'),
  ];
  expect(judge(one, other)).toEqual([problem]);
  expect(judge(`${one}${other}`)).toEqual([problem.replace('/2', '/1')]);
});

it('fails a cent between a table and a sentence', () => {
  const table = amount('study:1:excess', '1.109,43 €');
  expect(judge(`${table}${amount('study:1:caution', 'acepta 1.109,44 € de excesos')}`)).toEqual([
    expect.stringMatching(/^\/1: 1 cents between study:1:excess .* and study:1:caution /),
  ]);
  expect(judge(`${table}${amount('study:1:caution', 'acepta 1.109,49 € de excesos')}`)).toEqual([]);
});

it('lets pass what a page itself says to be apart, two things of a list, and cents', () => {
  const billed = amount('bill:1:billed', '100,02 €');
  const computed = amount('bill:1:computed', '100,00 €');
  expect(judge(`${billed}${computed}`)).toHaveLength(1);
  expect(judge(`${billed}${computed}${amount('bill:2:difference', '0,02 €')}`)).toHaveLength(1);
  expect(judge(`${billed}${computed}${amount('bill:1:difference', '0,02 €')}`)).toEqual([]);
  expect(judge(`${billed}${amount('bill:2:computed', '100,00 €')}`)).toEqual([]);
  expect(judge(`${billed}${amount('bills:x=1:recovered', '100,00 €')}`)).toEqual([]);
  expect(judge(`${billed}${amount('bills:x=1:billed', '100,00 €')}`)).toHaveLength(1);
  expect(judge(`${computed}${amount('bills:x=1:claimable', '100,02 €')}`)).toHaveLength(1);
  expect(judge(`${amount('bill:1:billed', '0,02 €')}${amount('bills:sum', '0,03 €')}`)).toEqual([]);
});

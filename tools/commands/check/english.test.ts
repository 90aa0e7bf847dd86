import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { tempFolder } from '../../../host/server/testing/folders';
import { commentsIn } from './comments';
import { checkEnglish, phrasesIn } from './english';

const checkOf = async (source: string) => {
  const cwd = await tempFolder();
  mkdirSync(join(cwd, 'api'));
  writeFileSync(join(cwd, 'api/bills.ts'), source);
  return checkEnglish({ cwd });
};
const commentsOf = (texts: readonly string[]) =>
  texts.map((text, index) => `/** ${text} */\nexport const a${index} = ${index};`).join('\n');

it('reads blocks and runs of lines as one comment each, and leaves out directives and text', () => {
  const source = `
    /**
     * The amount,
     * without taxes.
     */
    const amount = 1; // in euros
    // First line,
    // second line.

    // Another comment.
    // biome-ignore lint/a: why
    const page = <p title="// none">http://none {/* drawn */}</p>;
    const pattern = /\\/\\*none\\*\\//;`;
  expect(commentsIn(source)).toEqual([
    'The amount, without taxes.',
    'in euros',
    'First line, second line.',
    'Another comment.',
    'drawn',
  ]);
});

it.each([
  ['What it costs.', ['begins with a question word']],
  ['Of the point.', ['begins with a preposition']],
  ['Nobody stands there.', ['nobody, nothing', 'stands']],
  ['The supplier of the point.', []],
])('names the phrases of «%s»', (comment, phrases) => {
  expect(phrasesIn(comment)).toEqual(phrases);
});

it('fails a file with more than 60 phrases in 1,000 comments, and says which', async () => {
  const good = Array.from({ length: 15 }, (_, index) => `The amount ${index}.`);
  const { code, faults } = await checkOf(commentsOf([...good, 'What it costs.']));
  expect(code).toBe(1);
  expect(faults).toEqual([
    'api/bills.ts: 1 in 16 comments',
    '  «What it costs.»: begins with a question word',
  ]);
  const more = await checkOf(commentsOf([...good, 'The tax.', 'What it costs.']));
  expect([more.code, more.read]).toEqual([0, 17]);
});

it('accepts phrases in a file with fewer than ten comments', async () => {
  const { code } = await checkOf(commentsOf(Array.from({ length: 9 }, () => 'What it costs.')));
  expect(code).toBe(0);
});

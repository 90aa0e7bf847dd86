import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readCurveFile } from '../src/files';

const page = readFileSync(join(__dirname, '../docs/formats.md'), 'utf8');
const samples = [...page.matchAll(/^```([\w-]+)\n(.*?)^```/gms)].map(([, name, lines]) => ({
  name,
  lines: lines ?? '',
}));

it('docs/formats.md has a sample of every format', () => {
  expect(samples).toHaveLength(11);
});

it.each(samples)('the sample of $name is read as such', ({ name, lines }) => {
  const { summary, problems } = readCurveFile(new TextEncoder().encode(lines));
  expect([summary.format, summary.rejected, problems]).toEqual([name, 0, []]);
  expect(summary.points[0]?.readings).toBe(1);
});

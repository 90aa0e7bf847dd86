import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import Ajv from 'ajv';
import { sectionsConfigSchema } from '../../../host/server/sections/sectionsConfig';

const root = join(__dirname, '../../..');
const file = join(root, 'sections.config.schema.json');
const readJson = (path: string) => JSON.parse(readFileSync(path, 'utf8'));

/** Regenerate with: UPDATE_SCHEMA=1 npx jest --selectProjects node --testPathPatterns sections/schema */
const isUpdate = Boolean(process.env.UPDATE_SCHEMA);

// The schema that editors understand.
const generated = sectionsConfigSchema.toJSONSchema({ io: 'input', target: 'draft-7' });

it('sections.config.schema.json says what the host’s schema checks', () => {
  if (isUpdate) writeFileSync(file, `${JSON.stringify(generated, undefined, 2)}\n`);
  expect(readJson(file)).toEqual(generated);
});

it.each(['sections.config.json', 'deploy/sections.config.json'])(
  '%s refers to it, and fits',
  (path) => {
    const config = readJson(join(root, path));
    expect(join(root, path, '..', config.$schema)).toBe(file);
    const validate = new Ajv().compile(generated);
    expect(validate(config) ? [] : validate.errors).toEqual([]);
  },
);

it('tells an editor what is wrong', () => {
  const isValid = new Ajv().compile(generated);
  expect(isValid({ sections: { billing: { origin: 'x', pin: '1.4' } } })).toBe(false);
  expect(isValid({ sections: { billing: { orgin: 'x' } } })).toBe(false);
});

import './labels';

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const fieldsIn = (root: ParentNode) => [
  ...root.querySelectorAll<Field>('button,input,meter,output,progress,select,textarea'),
];

/** The answer of jsdom itself: the labels whose control it is. */
const jsdomsOf = (root: ParentNode, field: Field) =>
  [...root.querySelectorAll('label')].filter((label) => label.control === field);

/** Each field with its labels, after a comparison with jsdom. */
function labelsIn(root: ParentNode) {
  return Object.fromEntries(
    fieldsIn(root).map((field) => {
      const labels = [...(field.labels ?? [])];
      expect(labels).toEqual(jsdomsOf(root, field));
      return [field.name, labels.map(({ textContent }) => textContent)];
    }),
  );
}

function find<Type extends Element = HTMLElement>(selector: string, root: ParentNode = document) {
  const found = root.querySelector<Type>(selector);
  if (!found) throw new Error(`No ${selector}`);
  return found;
}

beforeEach(() => {
  document.body.innerHTML = `
    <label>One <input name="one"></label>
    <label for="two">Two</label> <textarea id="two" name="two"></textarea>
    <label for="one">Nothing has this id</label>
    <label for="">No field <input name="none"></label>
    <label>Secret <input type="hidden" name="hidden"> <select name="three"></select></label>
    <button id="four" name="four"></button>`;
});

it('labels around a field and labels that name one', () => {
  expect(labelsIn(document)).toEqual({
    one: ['One '],
    two: ['Two'],
    none: [],
    hidden: [],
    three: ['Secret  '],
    four: [],
  });
});

it('each kind of field has them', () => {
  const kinds = ['button', 'input', 'meter', 'output', 'progress', 'select', 'textarea'];
  for (const kind of kinds) {
    document.body.innerHTML = `<label for="x">Name</label><${kind} id="x" name="x"></${kind}>`;
    expect(find<HTMLInputElement>(kind).labels).toHaveLength(1);
  }
});

it('a field has several, in the order of the page', () => {
  find('[name=one]').id = 'four';
  find('#two').after(Object.assign(document.createElement('label'), { htmlFor: 'two' }));
  find('label').prepend(Object.assign(document.createElement('label'), { htmlFor: 'two' }));
  expect(labelsIn(document)).toMatchObject({ two: ['', 'Two', ''] });
});

it.each<[string, () => void, object]>([
  ['the id of a field', () => (find('#four').id = 'one'), { four: ['Nothing has this id'] }],
  [
    'the field that a label names',
    () => find('[for=two]').setAttribute('for', 'four'),
    { two: [], four: ['Two'] },
  ],
  [
    'a label that no longer names one',
    () => find('[for=""]').removeAttribute('for'),
    { none: ['No field '] },
  ],
  [
    'a hidden field that is shown',
    () => find('[name=hidden]').setAttribute('type', 'text'),
    { hidden: ['Secret  '], three: [] },
  ],
  ['a label that is gone', () => find('[for=two]').remove(), { two: [] }],
  [
    'a label that is new',
    () => find('#four').after(Object.assign(document.createElement('label'), { htmlFor: 'four' })),
    { four: [''] },
  ],
  [
    'a field that is moved into a label',
    () => find('label').prepend(find('#four')),
    { one: [], four: ['One '] },
  ],
])('follows a change at once: %s', (_, change, labels) => {
  labelsIn(document);
  change();
  expect(labelsIn(document)).toMatchObject(labels);
});

it('follows a change that was reported before it is read', async () => {
  labelsIn(document);
  find('[for=two]').remove();
  await Promise.resolve();
  expect(labelsIn(document)).toMatchObject({ two: [] });
});

it('a hidden field has none, as the standard says', () => {
  expect(find<HTMLInputElement>('[name=hidden]').labels).toBeNull();
});

it('a field that is on no page has its own', () => {
  const form = document.createElement('form');
  form.innerHTML = '<label>A <input name="a"></label>';
  expect(labelsIn(form)).toEqual({ a: ['A '] });
  find('label', form).remove();
  expect(labelsIn(form)).toEqual({});
});

it('two documents with the same ids have nothing of each other', () => {
  const other = document.implementation.createHTMLDocument();
  other.body.innerHTML = '<label for="two">Other</label><input id="two" name="two">';
  expect(labelsIn(other)).toEqual({ two: ['Other'] });
  find('label', other).remove();
  expect([labelsIn(other), labelsIn(document)]).toMatchObject([{ two: [] }, { two: ['Two'] }]);
});

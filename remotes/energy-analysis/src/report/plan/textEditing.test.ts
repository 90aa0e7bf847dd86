import { type Selected, withBold, withList } from './textEditing';

/** `[` and `]` are the ends of the selection. */
function read(marked: string): Selected {
  const start = marked.indexOf('[');
  const end = marked.indexOf(']') - 1;
  return { text: marked.replace('[', '').replace(']', ''), start, end };
}
const write = ({ text, start, end }: Selected) =>
  `${text.slice(0, start)}[${text.slice(start, end)}]${text.slice(end)}`;

it.each([
  ['a word', 'un [ahorro] real', 'un **[ahorro]** real'],
  ['back', 'un **[ahorro]** real', 'un [ahorro] real'],
  ['spaces stay outside', 'un[ ahorro ]real', 'un **[ahorro]** real'],
  ['nothing selected', 'un []', 'un **[]**'],
])('bold: %s', (_, before, after) => expect(write(withBold(read(before)))).toBe(after));

it.each([
  ['the line of the cursor', 'a\nb[]\nc', 'a\n[- b]\nc'],
  ['all lines that are touched', 'a[a\nb]b\nc', '[- aa\n- bb]\nc'],
  ['back', '[- a\n- b]', '[a\nb]'],
  ['the last line', 'a\n[]', 'a\n[- ]'],
])('list: %s', (_, before, after) => expect(write(withList(read(before)))).toBe(after));

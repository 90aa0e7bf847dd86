import { refuseDrops } from './refuseDrops';

const onRefused = jest.fn();
let stop: () => void;
beforeEach(() => {
  stop = refuseDrops(onRefused);
});
afterEach(() => {
  stop();
  onRefused.mockClear();
  document.body.replaceChildren();
});

/** The dragged or dropped data, and whether the browser ignores them. */
function happens(type: 'dragover' | 'drop', what = 'Files', on: EventTarget = document.body) {
  const event = new Event(type, { bubbles: true, cancelable: true });
  on.dispatchEvent(Object.assign(event, { dataTransfer: { types: [what] } }));
  return event.defaultPrevented;
}

it('a file that nobody takes is refused, and that is told when it is dropped', () => {
  expect(happens('dragover')).toBe(true);
  expect(onRefused).not.toHaveBeenCalled();
  expect(happens('drop')).toBe(true);
  expect(onRefused).toHaveBeenCalledTimes(1);
});

it('one that a section takes is left to it, also when it began to listen later', () => {
  happens('drop');
  onRefused.mockClear();
  const take = (event: Event) => event.preventDefault();
  window.addEventListener('drop', take);
  expect(happens('drop')).toBe(true);
  expect(onRefused).not.toHaveBeenCalled();
  window.removeEventListener('drop', take);
});

it('text is none of its business, nor is a file on an input for files', () => {
  expect(happens('drop', 'text/plain')).toBe(false);
  const input = Object.assign(document.createElement('input'), { type: 'file' });
  document.body.append(input);
  expect(happens('drop', 'Files', input)).toBe(false);
  expect(onRefused).not.toHaveBeenCalled();
});

it('ends when it is stopped', () => {
  happens('drop');
  onRefused.mockClear();
  stop();
  expect(happens('drop')).toBe(false);
  expect(onRefused).not.toHaveBeenCalled();
});

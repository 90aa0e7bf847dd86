import { createDrafts } from './drafts';

let owner = 'ana';
let page = '/billing';
const makeDrafts = () => createDrafts({ owner: () => owner, page: () => page });

beforeEach(() => {
  owner = 'ana';
  page = '/billing';
});

describe('a draft', () => {
  it('is read as it was written, also after the page was loaded again', () => {
    makeDrafts().write('user/new', { name: 'Ana', tags: [1, null] });
    expect(makeDrafts().read('user/new')).toEqual({ name: 'Ana', tags: [1, null] });
  });

  it('that was never written is not there', () => {
    expect(makeDrafts().read('user/new')).toBeUndefined();
  });

  it('belongs to its key', () => {
    const drafts = makeDrafts();
    drafts.write('a', 1);
    drafts.write('b', 2);
    expect([drafts.read('a'), drafts.read('b')]).toEqual([1, 2]);
  });

  it('belongs to the person who typed it', () => {
    const drafts = makeDrafts();
    drafts.write('a', 'de Ana');
    owner = 'luis';
    expect(drafts.read('a')).toBeUndefined();
    drafts.write('a', 'de Luis');
    owner = 'ana';
    expect(drafts.read('a')).toBe('de Ana');
  });

  it('is gone once it was removed', () => {
    const drafts = makeDrafts();
    drafts.write('a', 1);
    drafts.remove('a');
    expect(drafts.read('a')).toBeUndefined();
    expect(window.sessionStorage).toHaveLength(0);
  });

  it('that is damaged is not there', () => {
    makeDrafts().write('a', 1);
    window.sessionStorage.setItem(window.sessionStorage.key(0) ?? '', '{"half');
    expect(makeDrafts().read('a')).toBeUndefined();
  });
});

describe('leaving a page without saving', () => {
  it('throws away what was typed there, and what was shown there from before', () => {
    makeDrafts().write('shown', 1);
    const drafts = makeDrafts();
    drafts.read('shown');
    drafts.write('typed', 2);
    drafts.discardTouched();
    expect([drafts.read('shown'), drafts.read('typed')]).toEqual([undefined, undefined]);
  });

  it('keeps what was typed on other pages', () => {
    const drafts = makeDrafts();
    drafts.write('a', 1);
    page = '/company';
    drafts.write('b', 2);
    drafts.discardTouched();
    expect([drafts.read('a'), drafts.read('b')]).toEqual([1, undefined]);
  });

  it('keeps what another person typed on the same page', () => {
    const drafts = makeDrafts();
    drafts.write('a', 'de Ana');
    owner = 'luis';
    drafts.write('a', 'de Luis');
    drafts.discardTouched();
    expect(drafts.read('a')).toBeUndefined();
    owner = 'ana';
    expect(drafts.read('a')).toBe('de Ana');
  });
});

describe('a storage that is', () => {
  const refuse = () => {
    throw new DOMException('refused', 'QuotaExceededError');
  };

  it('full does not disturb the form', () => {
    const drafts = makeDrafts();
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
    expect(() => drafts.write('a', 1)).not.toThrow();
    expect(drafts.read('a')).toBeUndefined();
  });

  it('forbidden altogether does not disturb the form', () => {
    jest.spyOn(window, 'sessionStorage', 'get').mockImplementation(refuse);
    const drafts = makeDrafts();
    expect(() => {
      drafts.write('a', 1);
      drafts.remove('a');
      drafts.discardTouched();
    }).not.toThrow();
    expect(drafts.read('a')).toBeUndefined();
  });
});

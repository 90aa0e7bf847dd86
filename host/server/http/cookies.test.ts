import { cookieValues } from './cookies';

describe('the values of a cookie', () => {
  it.each([
    [undefined, []],
    ['', []],
    ['vatio-hint=admin.1', ['admin.1']],
    ['a=1; vatio-hint=admin.1 ;b=2', ['admin.1']],
    ['vatio-hint=a; vatio-hint=b', ['a', 'b']],
    ['vatio-hint=', ['']],
    ['xvatio-hint=a; vatio-hint-x=b; vatio-hint', []],
  ])('%j has %j', (header, values) => {
    expect(cookieValues(header, 'vatio-hint')).toEqual(values);
  });
});

import { cleanText } from './cleanText';

describe('the text of a report', () => {
  it.each([
    ['¿Qué ha pasado? a = b', '¿Qué ha pasado? a = b'],
    ['line one\n\tline two', 'line one\n\tline two'],
    ['\u001b[31mred\u0000\u009b\u202e\u2028', ' [31mred    '],
    ['lone \ud800 surrogate', 'lone   surrogate'],
    ['GET /billing?token=abc&x=1 failed', 'GET /billing failed'],
    ['see "https://vatio.example/a?token=a#b=c".', 'see "https://vatio.example/a".'],
    ['/login#access_token=abc', '/login'],
    [
      'at f (http://localhost:3000/assets/main.js?r=1:12:345)',
      'at f (http://localhost:3000/assets/main.js:12:345)',
    ],
  ])('%j becomes %j', (text, clean) => {
    expect(cleanText(text)).toBe(clean);
  });

  it('is cleaned in no time, whatever it is', () => {
    const text = `${'?'.repeat(4000)}${'?a='.repeat(1000)}${':1'.repeat(1000)}`;
    expect(cleanText(text).length).toBeLessThan(text.length);
  });
});

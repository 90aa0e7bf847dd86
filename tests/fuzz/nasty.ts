import fc from 'fast-check';

/** Text that has broken programs before. */
const texts = {
  bytes: ['', ' ', '\0', 'a\0b', '\n', '\u001b[31m', '\u007f', '\ufeff', '\uffff'],
  halves: ['\ud800', 'a\udc00', '\ud83d'],
  unicode: ['👩‍👩‍👧‍👦', '🇪🇸', 'مرحبا', '\u202Eoirausu', 'e\u0301', 'ǅ', 'ﷺ', 'İ', 'ß'],
  markup: ['<script>alert(1)</script>', '"><img src=x onerror=alert(1)>', '{{7*7}}', '#{7*7}'],
  sql: ["'; --", "' or 1=1; --", '%', '_', '\\', '%_%', '$1', '*', '(', '[a-', '.*'],
  words: ['__proto__', 'constructor', 'toString', 'null', 'undefined', 'true'],
  numbers: ['NaN', '-0', '1e999', '=1+1'],
  addresses: ['../../etc/passwd', '%00', '%zz', 'a@b', 'a@b.es\nBcc: c@d.es'],
  long: ['a'.repeat(300), 'ñ'.repeat(5_000), '9'.repeat(400)],
};

/** Nearly as much as a body may have; an expression that backtracks never comes to its end. */
const longest = 50_000;
const repeated = [' ', '0', '9', 'a', ',', '.', '1.', '"', '-', '[', '@', '\n', ' \t', 'a@', '1 '];
const longTexts = repeated.flatMap((piece) => {
  const text = piece.repeat(longest / piece.length);
  return [text, `0.${text}x`];
});
export const nastyText = fc.oneof(
  fc.constantFrom(...Object.values(texts).flat()),
  fc.constantFrom(...longTexts),
  fc.string({ unit: 'binary', maxLength: 40 }),
);

const nested = (depth: number) => JSON.parse('['.repeat(depth) + ']'.repeat(depth));

const values = {
  plain: [null, true, false, 0, -1, 0.5, -0, 1e308, 2 ** 31, 2 ** 53, -(2 ** 63)],
  nested: [[], {}, [null], nested(200), { toString: 1 }, { length: -1 }],
  prototype: [JSON.parse('{"__proto__":{"role":"admin"}}')],
};
/** Anything that JSON can carry, and most of all what is not expected. */
export const nastyValue = fc.oneof(
  nastyText,
  fc.constantFrom<unknown>(...Object.values(values).flat()),
  fc.jsonValue({ maxDepth: 3 }),
);

/** Bodies that are no JSON, or not what their content type says. */
const bodies = {
  cut: ['', '{', '{"a":1', '['.repeat(20_000)],
  notJson: ['undefined', "{'a':1}", '{"a":1}{"a":1}', '\ufeff{}', '<xml/>', 'a=1&b=2'],
  noObject: ['null', '[]', '"text"', '0', '"\\ud800"'],
  odd: ['{"a":1,"a":2}', `{"a":"${'x'.repeat(70_000)}"}`],
};
export const nastyBody = fc.constantFrom(...Object.values(bodies).flat());

export const nastyContentType = fc.constantFrom(
  'text/plain',
  'application/xml',
  'multipart/form-data',
  'application/x-www-form-urlencoded',
  'application/json; charset=utf-16',
  'application/JSON',
  'application/jsonx',
  'json',
  ';',
  '*/*',
);

import { beginBlock, bitWriter, head, sumOf } from '../../../api/test/bzip2';

const blockBytes = 890_000;
const lineLength = 65_000;
const letters = [0x0a, 0x61, 0x62] as const;

/** Lines of as and bs by chance, never four equal ones in a row: those would be packed. */
function longLines(): Uint8Array {
  const text = new Uint8Array(blockBytes);
  let chance = 1;
  for (let i = 0; i < text.length; i += 1) {
    chance ^= chance << 13;
    chance ^= chance >>> 17;
    chance ^= chance << 5;
    const letter = letters[chance & 1 ? 1 : 2];
    const isFourth = [1, 2, 3].every((back) => text[i - back] === letter);
    const isEnd = i % lineLength === lineLength - 1 || i === text.length - 1;
    text[i] = isEnd ? 0x0a : isFourth ? letter ^ 3 : letter;
  }
  return text;
}

/** The last column of all rotations in order, and where the text itself is among them. */
function sortedColumn(text: Uint8Array) {
  const { length } = text;
  const digits = 33;
  const keys = new Float64Array(length);
  const codeAt = (i: number) =>
    letters.indexOf((text[i % length] ?? 0) as (typeof letters)[number]);
  let key = 0;
  for (let i = 0; i < digits; i += 1) key = key * 3 + codeAt(i);
  for (let i = 0; i < length; i += 1) {
    keys[i] = key;
    key = (key - codeAt(i) * 3 ** (digits - 1)) * 3 + codeAt(i + digits);
  }
  const compare = (a: number, b: number): number => {
    for (let far = 0; far < length; far += digits) {
      const difference = (keys[(a + far) % length] ?? 0) - (keys[(b + far) % length] ?? 0);
      if (difference !== 0) return difference;
    }
    return 0;
  };
  const order = Int32Array.from(text.keys()).sort(compare);
  const column = Uint8Array.from(order, (start) => codeAt(start + length - 1));
  return { column, origin: order.indexOf(0) };
}

/** Two symbols for runs of the front, two for the places behind it, and the end. */
const codes = [
  [0b00, 2],
  [0b01, 2],
  [0b10, 2],
  [0b110, 3],
  [0b111, 3],
] as const;
const endSymbol = 4;

/** Runs of the front count in a number system of the digits 1 and 2. */
function symbolsOf(column: Uint8Array): number[] {
  const front = [0, 1, 2];
  const symbols: number[] = [];
  let run = 0;
  const flush = () => {
    for (; run > 0; run = (run - 1) >> 1) symbols.push(run % 2 === 1 ? 0 : 1);
  };
  for (const letter of column) {
    const place = front.indexOf(letter);
    if (place === 0) {
      run += 1;
      continue;
    }
    flush();
    symbols.push(place + 1);
    front.splice(place, 1);
    front.unshift(letter);
  }
  flush();
  return [...symbols, endSymbol];
}

/** `printf 'CUPS;Fecha;Hora;Consumo_kWh;Metodo_obtencion\\n' | bzip2 | base64`: the text is a table. */
const header = Buffer.from(
  'QlpoOTFBWSZTWeKuttoAAALPgAAQAAgJQkqAvmueACAAMUAAAZMgiAGgA0NBTFOGNAJShrYcgopqod8EGvPFJ9aJ36+px98XckU4UJDirrba',
  'base64',
);

/**
 * Full blocks of a text of few very long lines, packed as closely as bzip2 does: the most work for
 * each byte of the file.
 *
 * @param times how often the block comes, each time as a file of its own
 */
export function fullBlocks(times: number): Buffer {
  const text = longLines();
  const { column, origin } = sortedColumn(text);
  const bits = bitWriter();
  beginBlock(bits, sumOf(text), origin);
  // The rows of sixteen bytes that occur, and which bytes of each: 0x0a, then 0x61 and 0x62.
  bits.write(0x8200, 16);
  bits.write(0x0020, 16);
  bits.write(0x6000, 16);
  const symbols = symbolsOf(column);
  const groups = Math.ceil(symbols.length / 50);
  bits.write(2, 3);
  bits.write(groups, 15);
  bits.write(0, groups);
  for (let table = 0; table < 2; table += 1) {
    bits.write(2, 5);
    // Each as long as the one before, but the fourth is a bit longer.
    for (let symbol = 0; symbol <= endSymbol; symbol += 1)
      bits.write(symbol === 3 ? 0b100 : 0, symbol === 3 ? 3 : 1);
  }
  for (const symbol of symbols) {
    const [code, length] = codes[symbol] ?? codes[endSymbol];
    bits.write(code, length);
  }
  bits.write(0x177245, 24);
  bits.write(0x385090, 24);
  bits.write(sumOf(text), 32);
  const one = Buffer.concat([head, bits.end()]);
  return Buffer.concat([header, ...Array.from({ length: times }, () => one)]);
}

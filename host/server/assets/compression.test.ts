import { randomBytes } from 'node:crypto';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { Asset } from './asset';
import { addBrotli, addGzip, BrotliQueue } from './compression';

const text = Buffer.from('const answer = 42;\n'.repeat(100));

describe('compressed forms', () => {
  it('are served once they are ready, the better one first', async () => {
    const asset = new Asset('main.js', text);
    expect(asset.formFor('br, gzip')).toEqual({ bytes: text });

    await addGzip(asset);
    const gzipped = asset.formFor('br, gzip');
    expect(gzipped.encoding).toBe('gzip');
    expect(gunzipSync(gzipped.bytes)).toEqual(text);

    await addBrotli(asset);
    const best = asset.formFor('br, gzip');
    expect(best.encoding).toBe('br');
    expect(brotliDecompressSync(best.bytes)).toEqual(text);
    expect(best.bytes.length).toBeLessThan(gzipped.bytes.length);
  });

  it.each([
    ['small files', 'small.js', Buffer.from('void 0;')],
    ['pictures', 'photo.png', text],
    ['what does not shrink', 'noise.js', randomBytes(2000)],
  ])('do not exist for %s', async (_what, name, bytes) => {
    const asset = new Asset(name, bytes);
    await Promise.all([addGzip(asset), addBrotli(asset)]);
    expect(asset.formFor('br, gzip')).toEqual({ bytes });
  });
});

describe('BrotliQueue', () => {
  it('works through what it is given before and after its start', async () => {
    const assets = Array.from({ length: 7 }, (_, i) => new Asset(`${i}.js`, text));
    const queue = new BrotliQueue();
    queue.add(assets.slice(0, 3));
    await queue.idle();
    expect(assets[0]?.formFor('br').encoding).toBeUndefined();
    queue.start();
    queue.add(assets.slice(3));
    await queue.idle();
    expect(assets.map((asset) => asset.formFor('br').encoding)).toEqual(Array(7).fill('br'));
  });

  it('forgets on demand what has not begun', async () => {
    const assets = Array.from({ length: 5 }, (_, i) => new Asset(`${i}.js`, text));
    const queue = new BrotliQueue();
    queue.add(assets);
    queue.start();
    queue.clear();
    await queue.idle();
    expect(assets.at(-1)?.formFor('br').encoding).toBeUndefined();
  });
});

import type { PageLoad } from '../coldLoad';

const row = 18;
const labelWidth = 340;
const chartWidth = 640;
const headHeight = 34;
const gap = 22;

/** Page loads one below the other on one scale, as SVG: who waited for what. */
export function waterfallSvg(loads: ReadonlyMap<string, PageLoad>): string {
  const all = [...loads.values()];
  const lastMs = Math.max(...all.map(({ contentMs }) => contentMs)) * 1.05;
  const x = (ms: number) => labelWidth + (ms / lastMs) * chartWidth;
  const parts: string[] = [];
  let top = 0;
  for (const [name, load] of loads) {
    parts.push(drawn(name, load, { top, x }));
    top += headHeight + load.requests.length * row + gap;
  }
  const width = labelWidth + chartWidth + 20;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${top}" width="${width}" height="${top}" font-family="system-ui, sans-serif" font-size="12">`,
    `<rect width="${width}" height="${top}" fill="#fff"/>`,
    ...parts,
    '</svg>\n',
  ].join('\n');
}

interface Place {
  readonly top: number;
  readonly x: (ms: number) => number;
}

function drawn(name: string, { requests, contentMs }: PageLoad, { top, x }: Place): string {
  const first = top + headHeight;
  const bottom = first + requests.length * row;
  const bars = requests.map(({ path, sentMs, answeredMs, doneMs }, index) => {
    const y = first + index * row;
    const bar = (from: number, to: number, colour: string) =>
      `<rect x="${x(from).toFixed(1)}" y="${y + 3}" width="${Math.max(1, x(to) - x(from)).toFixed(1)}" height="${row - 6}" fill="${colour}"/>`;
    return [
      `<text x="${labelWidth - 8}" y="${y + 13}" text-anchor="end" fill="#3a3b45">${path}</text>`,
      bar(sentMs, answeredMs, '#b7c4ee'),
      bar(answeredMs, doneMs, '#4a6dd4'),
    ].join('');
  });
  const shown = x(contentMs).toFixed(1);
  return [
    `<text x="8" y="${top + 22}" font-weight="bold" font-size="14" fill="#3a3b45">${name}</text>`,
    ...bars,
    `<line x1="${shown}" x2="${shown}" y1="${first}" y2="${bottom}" stroke="#1c7a4b" stroke-width="2"/>`,
    `<text x="${Number(shown) - 6}" y="${top + 22}" text-anchor="end" fill="#1c7a4b">content after ${Math.round(contentMs)} ms</text>`,
  ].join('\n');
}

/** A curve file as one reads it at first: all of it, line by line, without checks. */
export function plainFile(bytes: Uint8Array): number {
  const [, ...lines] = new TextDecoder().decode(bytes).split('\r\n');
  const byInstant = new Map<string, number>();
  for (const line of lines) {
    const [, date = '', time = '', value = ''] = line.split(';');
    if (value !== '') byInstant.set(`${date} ${time}`, Number(value.replace(',', '.')));
  }
  let total = 0;
  for (const kwh of byInstant.values()) total += kwh;
  return total;
}

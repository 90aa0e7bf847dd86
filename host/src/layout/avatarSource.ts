const sizePx = 96;

/** The picture of a name, by a service in the style of ui-avatars.com; `''` = no service. */
export function avatarSource(service: string, name: string): string {
  if (!service) return '';
  const query = new URLSearchParams({
    name,
    size: String(sizePx),
    background: '4e73df',
    color: 'fff',
  });
  return `${service}${service.includes('?') ? '&' : '?'}${query}`;
}

/** First letters of the first and the last word: «Ana María Ruiz» → AR. */
export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/).filter(Boolean);
  const ends = words.length > 1 ? [words.at(0), words.at(-1)] : words;
  const letters = ends.map((word) => [...(word ?? '')][0] ?? '');
  return letters.join('').toLocaleUpperCase('es') || '?';
}

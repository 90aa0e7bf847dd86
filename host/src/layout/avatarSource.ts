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

/** They stand before a surname, and are none. */
const particles = /^(de|del|la|las|los|y)$/i;

/**
 * First letters of the given name and of the first surname, by which Spaniards are known: «Javier Molina
 * Ruiz» → JM. Of four words, the first two are given names: «María José Pérez Gil» → MP.
 */
export function initialsOf(name: string): string {
  const words = name.split(/\s+/).filter((word) => word && !particles.test(word));
  const [given, surname] = [words[0], words.slice(1).at(-2) ?? words[1]];
  const letters = [given, surname].map((word) => [...(word ?? '')][0] ?? '');
  return letters.join('').toLocaleUpperCase('es') || '?';
}

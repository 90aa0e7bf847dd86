import bowser from 'bowser';

/** A User-Agent header in words: «Chrome en Windows». */
export function deviceOf(userAgent: string): string {
  // The parser does not take an empty text.
  const { browser, os } = bowser.parse(userAgent || '-');
  const name = browser.name || 'Navegador desconocido';
  return os.name ? `${name} en ${os.name}` : name;
}

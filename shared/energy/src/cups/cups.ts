/** A valid CUPS, normalised. */
export interface ValidCups {
  readonly isValid: true;
  /** 20 or 22 characters, upper case, unseparated. */
  readonly cups: string;
  /** The first 20: the supply point's identity. */
  readonly cups20: string;
  /** Four digits: who operates the grid. */
  readonly distributor: string;
}

/** Why a text is no CUPS, NIF, NIE or CIF. */
export interface Invalid {
  readonly isValid: false;
  /** Spanish, a whole sentence that says what to look at. */
  readonly message: string;
}

/** The letters of the checks: 23, without those that look like another. */
export const checkLetters = 'TRWAGMYFPDXBNJZSQVHLCKE';

/** @returns upper case, without what people put between the characters */
export const compact = (text: string): string => text.replace(/[\s-]/g, '').toUpperCase();

export const invalid = (message: string): Invalid => ({ isValid: false, message });

/** The check letters of 16 digits: the remainder modulo 529, in base 23. */
function lettersOf(digits: string): string {
  const rest = Number(BigInt(digits) % 529n);
  return checkLetters.charAt(Math.floor(rest / 23)) + checkLetters.charAt(rest % 23);
}

/** The beginning of a CUPS, apart from common typing mistakes for it. */
function shapeProblem(cups: string): string | null {
  if (cups === '') return 'Escribe el CUPS: 20 o 22 caracteres que empiezan por ES.';
  if (!cups.startsWith('ES')) return 'El CUPS debe empezar por ES.';
  if (cups.length !== 20 && cups.length !== 22) {
    return `El CUPS debe tener 20 o 22 caracteres, y este tiene ${cups.length}.`;
  }
  if (!/^\d{16}$/.test(cups.slice(2, 18))) {
    return 'Después de ES, el CUPS lleva 16 cifras: revisa si hay una letra, por ejemplo una O por un 0.';
  }
  if (!/^[A-Z]{2}$/.test(cups.slice(18, 20))) {
    return 'Después de las 16 cifras, el CUPS lleva dos letras de control.';
  }
  if (cups.length === 22 && !/^\d[FPRCXYZ]$/.test(cups.slice(20))) {
    return 'Los dos últimos caracteres de un CUPS de 22 son una cifra y una letra: F, P, R, C, X, Y o Z.';
  }
  return null;
}

/**
 * Checks a CUPS in any spelling: small letters, spaces and hyphens do not matter. ES, 4 digits of
 * the distributor, 12 digits, 2 check letters and perhaps a digit and a letter of the measuring
 * point.
 *
 * Sources: RD 1110/2007 art. 7 (BOE-A-2007-16478) for the points that the code names. No text of the
 * Gazette that we could read gives the form and the check letters: they are those of the technical
 * procedure of the code, as two independent public programs compute them.
 */
export function checkCups(text: string): ValidCups | Invalid {
  const cups = compact(text);
  const problem = shapeProblem(cups);
  if (problem) return invalid(problem);
  if (lettersOf(cups.slice(2, 18)) !== cups.slice(18, 20)) {
    return invalid(
      'Las letras de control del CUPS no corresponden a sus cifras: compara con la factura si hay una mal copiada o dos cambiadas de sitio.',
    );
  }
  return { isValid: true, cups, cups20: cups.slice(0, 20), distributor: cups.slice(2, 6) };
}

/** @returns a CUPS for people: «ES 0021 1234 5678 9012 RS 0F»; other text unchanged */
export function formatCups(cups: string): string {
  const checked = checkCups(cups);
  if (!checked.isValid) return cups;
  return (checked.cups.match(/^..|\d{4}|[A-Z]{2}|\d[A-Z]$/g) ?? [cups]).join(' ');
}

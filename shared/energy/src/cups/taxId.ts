import { checkLetters, compact, type Invalid, invalid } from './cups';

/** A valid tax number, normalised. */
export interface ValidTaxId {
  readonly isValid: true;
  /** Nine characters, upper case: «B12345674». */
  readonly taxId: string;
  /** dni: a Spaniard · nie: a foreigner · special: K, L, M · cif: a company or another entity. */
  readonly kind: 'dni' | 'nie' | 'special' | 'cif';
}

const letterOf = (digits: string) => checkLetters.charAt(Number(digits) % 23);

const wrongLetter = (name: string) =>
  invalid(`La letra del ${name} no corresponde a sus cifras: revisa si hay una mal copiada.`);

/** A letter that is computed from the digits before it, as in DNI, NIE and special tax ids. */
function checkPerson(
  taxId: string,
  digits: string,
  kind: 'dni' | 'nie' | 'special',
): ValidTaxId | Invalid {
  if (letterOf(digits) !== taxId.charAt(8)) return wrongLetter(kind === 'nie' ? 'NIE' : 'NIF');
  return { isValid: true, taxId, kind };
}

/** The control of an entity: every other digit doubled, as in Luhn's check. */
function controlOf(digits: string): number {
  const total = [...digits].reduce((sum, text, i) => {
    const digit = Number(text);
    const doubled = digit * 2;
    return sum + (i % 2 === 1 ? digit : Math.floor(doubled / 10) + (doubled % 10));
  }, 0);
  return (10 - (total % 10)) % 10;
}

function checkEntity(taxId: string): ValidTaxId | Invalid {
  const control = controlOf(taxId.slice(1, 8));
  // Sources differ on which entities have a digit and which a letter.
  const isRight = taxId.charAt(8) === String(control) || taxId.charAt(8) === 'JABCDEFGHI'[control];
  if (!isRight) {
    return invalid(
      'El último carácter del NIF de la empresa no corresponde a los demás: revisa si hay uno mal copiado.',
    );
  }
  return { isValid: true, taxId, kind: 'cif' };
}

const nieDigits: Record<string, string> = { X: '0', Y: '1', Z: '2' };

/**
 * Checks a Spanish tax number (NIF) of a person or an entity in any spelling; drops ES before it
 * (intra-community VAT). Sources: RD 1065/2007 arts. 18 to 22 (BOE-A-2007-15984) for people, Orden
 * EHA/451/2008 (BOE-A-2008-3580) for companies and other entities; which of them
 * end with a digit and which with a letter is not confirmed, so both are taken.
 */
export function checkTaxId(text: string): ValidTaxId | Invalid {
  const typed = compact(text.replaceAll('.', ''));
  const taxId = typed.length === 11 && typed.startsWith('ES') ? typed.slice(2) : typed;
  if (taxId === '') return invalid('Escribe el NIF.');
  if (taxId.length !== 9) {
    return invalid(`El NIF debe tener 9 caracteres, y este tiene ${taxId.length}.`);
  }
  if (/^\d{8}[A-Z]$/.test(taxId)) return checkPerson(taxId, taxId.slice(0, 8), 'dni');
  if (/^[XYZ]\d{7}[A-Z]$/.test(taxId)) {
    return checkPerson(taxId, nieDigits[taxId.charAt(0)] + taxId.slice(1, 8), 'nie');
  }
  if (/^[KLM]\d{7}[A-Z]$/.test(taxId)) return checkPerson(taxId, taxId.slice(1, 8), 'special');
  if (/^[ABCDEFGHJNPQRSUVW]\d{7}[\dA-J]$/.test(taxId)) return checkEntity(taxId);
  return invalid(
    'El NIF no tiene una forma conocida: 8 cifras y una letra (DNI), X, Y o Z y 7 cifras y una letra (NIE), o una letra, 7 cifras y un carácter de control (empresas).',
  );
}

import type { $ZodRawIssue } from 'zod/v4/core';

function spanishIssue(issue: $ZodRawIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined ? 'Es obligatorio' : (typeMessages[issue.expected] ?? wrong);
    case 'too_small':
      return sized('Mínimo', issue.minimum, issue.origin);
    case 'too_big':
      return sized('Máximo', issue.maximum, issue.origin);
    case 'invalid_value':
      return `Debe ser ${issue.values.map(String).join(' o ')}`;
    case 'invalid_format':
      return formatMessages[issue.format] ?? 'El formato no es válido';
    case 'not_multiple_of':
      return `Debe ser múltiplo de ${issue.divisor}`;
    default:
      return wrong;
  }
}

const wrong = 'El valor no es válido';

const typeMessages: Readonly<Record<string, string>> = {
  string: 'Debe ser un texto',
  number: 'Debe ser un número',
  int: 'Debe ser un número entero',
  boolean: 'Debe ser verdadero o falso',
  array: 'Debe ser una lista',
  object: 'Debe ser un objeto',
  date: 'Debe ser una fecha',
};

const formatMessages: Readonly<Record<string, string>> = {
  email: 'El correo no es válido',
  uuid: 'El identificador no es válido',
  url: 'La dirección no es válida',
  date: 'La fecha no es válida',
  datetime: 'La fecha y hora no son válidas',
};

const units: Readonly<Record<string, string>> = { string: ' caracteres', array: ' elementos' };

const sized = (which: string, size: unknown, origin: string) =>
  `${which} ${String(size)}${units[origin] ?? ''}`;

/** Spanish messages for issues whose schema has none: `safeParse(value, inSpanish)`. */
export const inSpanish = Object.freeze({ error: spanishIssue });

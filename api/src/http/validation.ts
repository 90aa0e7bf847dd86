import type { FastifySchemaCompiler } from 'fastify';
import { config } from 'zod';
import { type $ZodIssue, type $ZodRawIssue, type $ZodType, safeParse } from 'zod/v4/core';
import { Refusal } from '../refusal';

/** More than a person can put right at once. */
const maxFields = 50;

/** Checks a part of a request against its contract; what is wrong comes back as 422, by field. */
export const validateWithZod: FastifySchemaCompiler<$ZodType> =
  ({ schema }) =>
  (input: unknown) => {
    const result = safeParse(schema, input);
    if (result.success) return { value: result.data };
    return { error: refuseIssues(result.error.issues) };
  };

function refuseIssues(issues: readonly $ZodIssue[]): Refusal {
  const fields = issues.flatMap(fieldsOf).slice(0, maxFields);
  // The first message of a field is the one that counts: "is required" before "is too short".
  const named = Object.fromEntries(fields.reverse());
  return new Refusal('invalid', 'Revisa los campos señalados.', { fields: named });
}

function fieldsOf(issue: $ZodIssue): [path: string, message: string][] {
  const path = issue.path.map(String);
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) => [[...path, key].join('.').slice(0, 200), 'Campo desconocido']);
  }
  return [[path.join('.'), issue.message]];
}

/** Spanish for the issues whose schema brings no message of its own. */
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

config({ customError: spanishIssue });

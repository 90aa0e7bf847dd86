import { string } from 'zod';

/** The address that people use, as `https://vatio.empresa.es`; `http` for machines without TLS. */
export const publicOriginSchema = string().refine(
  (text) => URL.canParse(text) && /^https?:\/\/[^/?#@]+\/?$/.test(text),
  'must be the address that people use, without a path, like https://vatio.empresa.es',
);

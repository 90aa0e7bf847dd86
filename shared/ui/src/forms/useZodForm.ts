import { zodResolver } from '@hookform/resolvers/zod';
import { type DefaultValues, type FieldValues, useForm } from 'react-hook-form';
import type { ZodType } from 'zod';

/**
 * react-hook-form with a zod schema: errors show once a field was left, then follow the typing.
 *
 * @param schema the input (In) → the request (Out)
 */
export function useZodForm<In extends FieldValues, Out extends FieldValues>(
  schema: ZodType<Out, In>,
  defaultValues: DefaultValues<In>,
) {
  return useForm<In, unknown, Out>({
    resolver: zodResolver(schema),
    defaultValues,
    mode: 'onTouched',
  });
}

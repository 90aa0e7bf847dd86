import { type ReactNode, useEffect } from 'react';
import {
  type DefaultValues,
  type FieldValues,
  type Path,
  type UseFormReturn,
  useForm,
} from 'react-hook-form';

interface FormOfProps<In extends FieldValues> {
  readonly values: In;
  /** The errors, by field. */
  readonly errors?: Partial<Record<Path<In>, string>>;
  readonly children: (form: UseFormReturn<In>) => ReactNode;
}

/** A form around the fields of a story, each with its error. */
export function FormOf<In extends FieldValues>({ values, errors, children }: FormOfProps<In>) {
  const form = useForm<In>({ defaultValues: values as DefaultValues<In> });
  const { setError } = form;
  useEffect(() => {
    for (const [name, message] of Object.entries<string | undefined>(errors ?? {})) {
      if (message) setError(name as Path<In>, { message });
    }
  }, [errors, setError]);
  return <form noValidate>{children(form)}</form>;
}

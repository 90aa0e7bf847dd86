import { CircleAlert } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { FieldValues } from 'react-hook-form';
import { type FormOfErrors, useServerErrors } from './useServerErrors';

export interface FormAlertProps<In extends FieldValues> {
  readonly form: FormOfErrors<In>;
  /** The mutation's error; without one, no alert is shown. */
  readonly error: unknown;
}

/**
 * The failure of a sent form. The server's messages of fields go to their fields; the rest (no network,
 * 409, 429, 5xx …) is shown here and gets the focus. Belongs above the buttons.
 */
export function FormAlert<In extends FieldValues>({ form, error }: FormAlertProps<In>) {
  const alert = useRef<HTMLDivElement>(null);
  const text = useServerErrors(form, error);
  useEffect(() => {
    if (text) alert.current?.focus();
  }, [text]);

  if (!text) return null;
  return (
    <div ref={alert} className="form-alert" role="alert" tabIndex={-1}>
      <CircleAlert aria-hidden="true" />
      <p>{text}</p>
    </div>
  );
}

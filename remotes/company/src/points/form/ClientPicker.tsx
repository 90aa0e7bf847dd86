import { useQuery } from '@tanstack/react-query';
import { Field } from '@vatio/ui/forms';
import { messageOf } from '@vatio/ui/layout';
import { useEffect, useRef, useState } from 'react';
import { useReadsClients } from '../../common/useReadsClients';
import { clientNamesQuery, type NamedClient } from '../clientNameApi';
import { useClientName } from '../useClientName';
import type { PointFormState } from './pointFormState';
import { useCombobox } from './useCombobox';
import { useDebounced } from './useDebounced';

/** Between the last key and the request. */
const debounceMs = 250;

/** The client that a new point belongs to: searched for by name or NIF, and chosen from a list. */
export function ClientPicker({ form }: { readonly form: PointFormState }) {
  const clientId = form.watch('clientId');
  const chosenName = useClientName(clientId);
  /** What is being typed; `undefined` = what is chosen stands there. */
  const [typed, setTyped] = useState<string>();
  const q = useDebounced(typed?.trim() ?? '', debounceMs);
  const found = useQuery({
    ...clientNamesQuery(q, useReadsClients()),
    enabled: typed !== undefined,
  });
  const combobox = useCombobox<NamedClient>({
    items: found.data ?? [],
    onChoose: ({ id }) => {
      form.setValue('clientId', id, { shouldDirty: true, shouldValidate: true });
      setTyped(undefined);
    },
  });
  const input = useFocusOnError(form);

  const startTyping = (text: string) => {
    setTyped(text);
    combobox.open();
    if (clientId) form.setValue('clientId', '', { shouldDirty: true });
  };
  const leave = () => {
    combobox.close();
    if (clientId) setTyped(undefined);
    else void form.trigger('clientId');
  };
  const error = form.getFieldState('clientId', form.formState).error?.message;
  form.register('clientId');

  return (
    <Field label="Cliente" error={error} help="Busca por nombre o NIF y elige uno">
      {(a11y) => (
        <div className="position-relative">
          <input
            ref={input}
            className="form-control"
            type="text"
            dir="auto"
            spellCheck={false}
            {...a11y}
            {...combobox.inputProps}
            value={typed ?? chosenName ?? ''}
            onChange={({ target }) => startTyping(target.value)}
            onClick={() => clientId || startTyping(typed ?? '')}
            onBlur={leave}
          />
          {combobox.isOpen && typed !== undefined && (
            <Offered combobox={combobox} items={found.data}>
              {found.isError ? messageOf(found.error) : undefined}
            </Offered>
          )}
        </div>
      )}
    </Field>
  );
}

interface OfferedProps {
  readonly combobox: ReturnType<typeof useCombobox<NamedClient>>;
  /** `undefined` until they are read. */
  readonly items: readonly NamedClient[] | undefined;
  /** Why there are none, if reading them failed. */
  readonly children: string | undefined;
}

/** The clients to choose from, under the field. */
function Offered({ combobox, items, children }: OfferedProps) {
  const { listId, optionId, activeIndex, choose } = combobox;
  const place = 'position-absolute top-100 start-0 end-0 z-3 mt-1 shadow rounded bg-white border';
  if (!items?.length) {
    return (
      <p className={`${place} px-3 py-2 mb-0`} role="status">
        {children ?? (items ? 'Ningún cliente coincide' : 'Buscando…')}
      </p>
    );
  }
  return (
    <div id={listId} role="listbox" aria-label="Clientes" className={place}>
      {items.map((client, index) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are the field's, which keeps the focus
        <div
          key={client.id}
          id={optionId(index)}
          role="option"
          tabIndex={-1}
          aria-selected={index === activeIndex}
          className={`px-3 py-2 ${index === activeIndex ? 'bg-primary text-white' : ''}`}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => choose(client)}
        >
          <bdi>{client.name}</bdi> {client.taxId && <small>· {client.taxId}</small>}
        </div>
      ))}
    </div>
  );
}

/** The form does not know the field that shows this value, so it gets the focus here. */
function useFocusOnError({ formState, getFieldState }: PointFormState) {
  const input = useRef<HTMLInputElement>(null);
  const { submitCount } = formState;
  const isWrong = getFieldState('clientId', formState).invalid;
  const wrong = useRef(isWrong);
  wrong.current = isWrong;
  useEffect(() => {
    if (submitCount === 0 || !wrong.current) return;
    // After the form, which goes by itself to the first wrong field that it knows: that is below.
    const timer = setTimeout(() => input.current?.focus());
    return () => clearTimeout(timer);
  }, [submitCount]);
  return input;
}

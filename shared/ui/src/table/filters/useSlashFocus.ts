import { type RefObject, useEffect } from 'react';

const typedInto = 'input, textarea, select, [contenteditable]:not([contenteditable="false"])';

/** `/` focuses this field, unless the person is typing into another one. */
export function useSlashFocus(field: RefObject<HTMLInputElement | null>) {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const { key, ctrlKey, altKey, metaKey, target, defaultPrevented } = event;
      if (key !== '/' || ctrlKey || altKey || metaKey || defaultPrevented) return;
      if (target instanceof Element && target.closest(typedInto)) return;
      event.preventDefault();
      field.current?.focus();
      field.current?.select();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [field]);
}

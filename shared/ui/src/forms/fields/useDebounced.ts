import { useEffect, useState } from 'react';

/** Between the last key and the search. */
export const debounceMs = 250;

/** The text once no key has followed for a while. */
export function useDebounced(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), debounceMs);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}

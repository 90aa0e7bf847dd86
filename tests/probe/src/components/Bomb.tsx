import { useState } from 'react';

/** Throws while rendering, on demand. */
export function Bomb() {
  const [isLit, setLit] = useState(false);
  if (isLit) throw new Error('The probe was told to throw');
  return (
    <button type="button" className="btn btn-danger" onClick={() => setLit(true)}>
      Romper
    </button>
  );
}

import { useDraft, useUnsavedChanges } from '@vatio/platform';
import { useState } from 'react';
import { Link } from 'react-router-dom';

/** A section with a form as teams write them: it asks before it is left, and keeps a draft. */
export function Editing() {
  const { draft, saveDraft, clearDraft } = useDraft<string>('note');
  const [text, setText] = useState(draft ?? '');
  useUnsavedChanges(text !== '');
  return (
    <form>
      <label>
        Nota
        <input
          value={text}
          onChange={({ target }) => {
            setText(target.value);
            saveDraft(target.value);
          }}
        />
      </label>
      <button
        type="button"
        onClick={() => {
          setText('');
          clearDraft();
        }}
      >
        Guardar
      </button>
      <Link to="?tab=2">Otra pestaña</Link>
    </form>
  );
}

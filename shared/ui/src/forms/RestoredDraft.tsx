export interface RestoredDraftProps {
  /** `discardDraft` of `useSavedForm` */
  readonly onDiscard: () => void;
}

/** Says that an earlier draft is back, and offers to discard it. */
export function RestoredDraft({ onDiscard }: RestoredDraftProps) {
  return (
    <div className="restored-draft" role="status">
      <span>Hemos recuperado lo que estabas escribiendo.</span>
      <button type="button" className="btn btn-sm btn-outline-secondary" onClick={onDiscard}>
        Descartar
      </button>
    </div>
  );
}

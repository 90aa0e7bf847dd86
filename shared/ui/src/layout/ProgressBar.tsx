import { number } from '../format';

export interface ProgressBarProps {
  /** The current activity: «Importando curva.csv». */
  readonly label: string;
  /** 0 to 1; null: not known. */
  readonly progress: number | null;
  /** The word after the percentage for screen readers: «escrito». */
  readonly done: string;
  /** Says a quarter at a time aloud: for the one bar that a page is about. */
  readonly isSpoken?: boolean;
}

/** The progress of an activity. It is spoken in quarters: every step would be chatter. */
export function ProgressBar({ label, progress, done, isSpoken = false }: ProgressBarProps) {
  const percent = progress === null ? null : Math.floor(progress * 100);
  const quarter = percent === null ? 0 : Math.floor(percent / 25) * 25;
  return (
    <>
      <div
        className="progress"
        role="progressbar"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent ?? undefined}
        aria-valuetext={percent === null ? 'En espera' : `${number(percent)} % ${done}`}
      >
        <div
          // Another element: a bar that slides back from full would look like a loss.
          key={percent === null ? 'waiting' : 'known'}
          className={`progress-bar ${percent === null ? 'progress-bar-striped progress-bar-animated w-100 opacity-50' : ''}`}
          style={percent === null ? undefined : { width: `${percent}%` }}
        >
          {percent !== null && percent >= 10 && `${percent}\u00a0%`}
        </div>
      </div>
      {isSpoken && (
        <p className="visually-hidden" role="status">
          {quarter > 0 && `${quarter} % ${done}`}
        </p>
      )}
    </>
  );
}

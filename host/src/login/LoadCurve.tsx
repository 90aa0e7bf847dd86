/** A day of consumption, as an ornament: night, morning ramp, midday peak, evening peak. */
const curve =
  'M0 96 C30 98 50 100 80 98 S130 96 150 70 S190 24 220 30 S270 62 300 56 S350 40 370 18 S420 30 440 64 S470 88 480 90';

export function LoadCurve() {
  return (
    <svg
      className="login-curve"
      viewBox="0 0 480 120"
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path className="login-curve-area" d={`${curve} V120 H0 Z`} />
      <path className="login-curve-line" d={curve} />
    </svg>
  );
}

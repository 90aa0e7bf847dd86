import { useId, useState } from 'react';
import { chooseTheme, storedTheme, type Theme, themes } from './theme';

/** Light, dark, or as the device is. */
export function ThemeChoice() {
  const name = useId();
  const [theme, setTheme] = useState(storedTheme);
  const choose = (chosen: Theme) => {
    setTheme(chosen);
    chooseTheme(chosen);
  };
  return (
    <fieldset className="theme-choice">
      <legend>Aspecto</legend>
      {Object.entries(themes).map(([value, label]) => (
        <label key={value}>
          <input
            type="radio"
            name={name}
            value={value}
            checked={value === theme}
            onChange={() => choose(value as Theme)}
          />
          <span>{label}</span>
        </label>
      ))}
    </fieldset>
  );
}

import { useId, useState } from 'react';
import { chooseOption, chosenOption, type Look, looks } from './look';

/** The options of one look beside each other: light or dark, compact or comfortable rows. */
export function LookChoice({ look }: { readonly look: Look }) {
  const name = useId();
  const [chosen, setChosen] = useState(() => chosenOption(look));
  const { label, options } = looks[look];
  const choose = (option: string) => {
    setChosen(option);
    chooseOption(look, option);
  };
  return (
    <fieldset className="look">
      <legend>{label}</legend>
      <div className="look-choice">
        {Object.entries(options).map(([option, word]) => (
          <label key={option}>
            <input
              type="radio"
              name={name}
              value={option}
              checked={option === chosen}
              onChange={() => choose(option)}
            />
            <span>{word}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

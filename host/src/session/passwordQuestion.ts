import { createEmitter } from '../observable/emitter';

/** The page's question for the password, for a call that the API refused without it. */
export interface PasswordQuestion {
  /** Asks, once for several calls at a time. @returns whether the password was given */
  readonly ask: () => Promise<boolean>;
  readonly isAsking: () => boolean;
  readonly subscribe: (listener: () => void) => () => void;
  readonly answer: (isGiven: boolean) => void;
}

export function createPasswordQuestion(): PasswordQuestion {
  const { emit, subscribe } = createEmitter();
  let asked: PromiseWithResolver | undefined;
  return {
    ask: () => {
      if (!asked) {
        asked = withResolver();
        emit();
      }
      return asked.promise;
    },
    isAsking: () => asked !== undefined,
    subscribe,
    answer: (isGiven) => {
      asked?.resolve(isGiven);
      asked = undefined;
      emit();
    },
  };
}

interface PromiseWithResolver {
  readonly promise: Promise<boolean>;
  readonly resolve: (value: boolean) => void;
}

function withResolver(): PromiseWithResolver {
  let resolve: PromiseWithResolver['resolve'] = () => {};
  const promise = new Promise<boolean>((settle) => {
    resolve = settle;
  });
  return { promise, resolve };
}

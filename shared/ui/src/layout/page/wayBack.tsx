import { useEffect, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';

/** A page that the person left to complete something elsewhere. */
export interface WayBack {
  /** The interrupted task: «Nuevo estudio». */
  readonly label: string;
  /** An absolute path of ours. */
  readonly to: string;
}

/** Stored for this tab alone, so that a second one is not led astray. */
const key = 'vatio-way-back';

/** Every page offers the way back from now on, until it was taken or dismissed. */
export const rememberWayBack = (way: WayBack): void =>
  sessionStorage.setItem(key, JSON.stringify(way));

const forgetWayBack = (): void => sessionStorage.removeItem(key);

/** @returns undefined when there is none, or what is stored is none */
function rememberedWayBack(): WayBack | undefined {
  try {
    const { label, to } = JSON.parse(sessionStorage.getItem(key) ?? '') as Partial<WayBack>;
    const isOurs = typeof to === 'string' && /^\/[a-z]/.test(to);
    return isOurs && typeof label === 'string' ? { label, to } : undefined;
  } catch {
    return undefined;
  }
}

/** The way back to what was left to complete something here. */
export function WayBackBar() {
  const { pathname } = useLocation();
  const [way, setWay] = useState(rememberedWayBack);
  const isBack = way?.to.split('?')[0] === pathname;
  useEffect(() => {
    if (!isBack) return;
    forgetWayBack();
    // Tabs of a record change the address, and this bar stays mounted.
    setWay(undefined);
  }, [isBack]);
  if (!way || isBack) return null;
  const dismiss = () => {
    forgetWayBack();
    setWay(undefined);
  };
  return (
    <div className="alert alert-info d-flex flex-wrap align-items-center gap-2 py-2 d-print-none">
      <span className="me-auto">
        Has dejado a medias: <bdi>{way.label}</bdi>
      </span>
      <Link className="btn btn-sm btn-primary" to={way.to}>
        Volver
      </Link>
      <button type="button" className="btn btn-sm btn-light" onClick={dismiss}>
        No volver
      </button>
    </div>
  );
}

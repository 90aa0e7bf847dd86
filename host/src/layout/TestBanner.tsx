import { useRuntimeConfig } from '@vatio/platform';

/** A warning that this is the test installation. */
export function TestBanner() {
  const { testHost } = useRuntimeConfig();
  if (!testHost || window.location.hostname !== testHost) return null;
  return (
    <div className="test-banner" role="status">
      Entorno de pruebas: lo que hagas aquí no afecta a los datos reales
    </div>
  );
}

import { useRuntimeConfig } from '@vatio/platform';

/** So that nobody takes the test installation for the real one. */
export function TestBanner() {
  const { testHost } = useRuntimeConfig();
  if (!testHost || window.location.hostname !== testHost) return null;
  return (
    <div className="test-banner" role="status">
      Entorno de pruebas: lo que hagas aquí no afecta a los datos reales
    </div>
  );
}

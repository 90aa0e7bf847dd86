import type { Meta, StoryObj } from '@storybook/react-vite';
import { euros, kw, kwh } from '../../format';
import { Fact, Facts } from './Facts';
import { Figure, Figures } from './Figures';
import { QuietZero } from './QuietZero';
import { Sums } from './Sums';

export default { component: Facts } satisfies Meta<typeof Facts>;

type Story = StoryObj<typeof Facts>;

export const Plain: Story = {
  args: {
    children: (
      <>
        <Fact label="CUPS">ES0021 0000 0012 3456 LV</Fact>
        <Fact label="Tarifa">3.0TD</Fact>
        <Fact label="Comercializadora">
          <bdi>Comercializadora del Norte</bdi>
        </Fact>
      </>
    ),
  },
};
export const WithAQuietZero: Story = {
  args: {
    children: (
      <>
        <Fact label="Reclamable, factura correcta">
          <QuietZero eur="0.00">{euros(0)}</QuietZero>
        </Fact>
        <Fact label="Reclamable, factura con un error">
          <QuietZero eur="145.29">{euros(145.29)}</QuietZero>
        </Fact>
      </>
    ),
  },
};
export const LongTexts: Story = {
  args: {
    children: (
      <>
        <Fact label="Correo">
          <bdi>administracion.y.facturas.electronicas@cooperativadelaribera.example</bdi>
        </Fact>
        <Fact label="Con los excesos de potencia que factura la distribuidora">
          Se revisan cada mes, cuando llega la factura, y se reclaman antes de que acabe el plazo.
        </Fact>
      </>
    ),
  },
};
export const AboveAList: Story = {
  args: { children: null },
  render: () => (
    <Sums label="Sumas de lo que se ve" isBusy={false}>
      <Figure label="Facturado" note="1.240 facturas, 8.123.456,79 kWh">
        {euros(123_456_789.12)}
      </Figure>
      <Figure label="Calculado" note="en 1.210 verificadas, facturado 1.250.304,10 €">
        {euros(123_237_889.98)}
      </Figure>
      <Figure label="Reclamable" note="con impuestos">
        {euros(12_414.12)}
      </Figure>
      <Figure label="Recuperado" roomFor="por reclamaciones">
        {undefined}
      </Figure>
    </Sums>
  ),
};
export const AsFigures: Story = {
  args: { children: null },
  render: () => (
    <Figures>
      <Figure label="Energía">{kwh(184_512.4)}</Figure>
      <Figure label="Punta" note="jue, 12 mar 2026, 10:15">
        {kw(96.24)}
      </Figure>
      <Figure label="Facturado" note="12 facturas" fact="bills:all:billed">
        {euros(31_204.55)}
      </Figure>
      <Figure label="Reclamable" note="4,1 % de lo facturado" fact="bills:all:claimable">
        {euros(1280.1)}
      </Figure>
    </Figures>
  ),
};
export const LoadingFigures: Story = {
  args: { children: null },
  render: () => (
    <Figures>
      <Figure label="Horas" note={'\u00a0'}>
        {undefined}
      </Figure>
      <Figure label="Facturables" note={'\u00a0'}>
        {undefined}
      </Figure>
    </Figures>
  ),
};

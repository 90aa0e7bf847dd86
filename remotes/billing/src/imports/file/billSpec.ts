import { defineImport } from '@vatio/ui/import';
import { billFileColumns } from './billColumns';

/** The column names of suppliers and their portals. */
const otherNames = {
  number:
    'factura numero numerofactura nfactura nofactura numfactura codigofactura idfactura invoice',
  supplier: 'comercializador emisor suministrador empresa empresacomercializadora retailer',
  point: 'codigocups cups20 cups22 punto puntodesuministro suministro alias cupscode',
  tariff: 'tarifaacceso tarifadeacceso tarifaatr peaje peajedeacceso',
  issuedOn: 'emision fecha fechafactura fechaemision fechadefactura fechaexpedicion issuedate',
  from: 'desde fechainicio inicio fechadesde periododesde lecturaanterior fechalecturaanterior inicioperiodo',
  to: 'hasta fechafin fin fechahasta periodohasta lecturaactual fechalecturaactual finperiodo',
  totalEur: 'total totalfactura importetotal importefactura totalapagar importe totalconiva',
  kind: 'tipofactura tipodefactura clasefactura',
  rectifies: 'facturarectificada rectificada rectificaa facturaoriginal sustituyea anulaa',
  accruedOn: 'devengo fechadevengo',
  paidOn: 'pago pagada pagado fechapago fechadepago fechacobro fechadecargo',
  printedDays: 'dias diasfactura numerodias diasperiodo',
  isEstimated: 'estimada estimado lecturaestimada tipolectura',
  notes: 'observaciones comentarios nota',
  energy: 'energia consumo consumoactiva activa energiaactiva kwh e',
  energyPrice: 'precioenergia preciodeenergia preciodelaenergia pe energyprice',
  power: 'potencia pot potenciacontratada potenciafacturada kw',
  powerPrice: 'preciopotencia preciodepotencia preciodelapotencia pp powerprice',
  reactive: 'reactiva energiareactiva consumoreactiva kvarh',
  max: 'maximetro maxima potenciamaxima potenciademandada maximetrokw',
  powerEur:
    'importepotencia terminopotencia terminodepotencia totalpotencia importeterminopotencia',
  energyEur: 'importeenergia terminoenergia terminodeenergia totalenergia importeterminoenergia',
  excessEur: 'excesos excesospotencia importeexcesos excesopotencia penalizacionpotencia',
  tollDiscountEur: 'descuentopeajes reduccionpeajes',
  reactiveEur: 'importereactiva totalreactiva penalizacionreactiva importeenergiareactiva',
  socialDiscountEur: 'descuentobonosocial',
  socialBonusEur: 'bonosocial financiacionbonosocial financiaciondelbonosocial',
  electricityTaxEur:
    'iee impuestoelectrico impuestoelectricidad impuestosobrelaelectricidad impuestoespecial',
  electricityTaxPercent: 'tipoiee porcentajeiee tipoimpuestoelectrico',
  electricityTaxBaseEur: 'baseiee baseimpuestoelectrico',
  meterEur: 'alquiler alquilercontador alquilerequipo alquilerequipos alquilerequiposmedida',
  serviceEur: 'servicios otrosservicios otros otrosconceptos',
  serviceText: 'conceptoservicio descripcionservicio',
  taxPercent: 'iva tipoiva porcentajeiva igic ipsi tipoigic tipoimpuesto',
  taxBaseEur: 'baseimponible base baseiva baseigic',
  taxEur: 'cuotaiva cuota importeiva ivaimporte totaliva cuotaigic importeigic',
  secondTaxPercent: 'segundoiva iva2 igic2',
  secondTaxBaseEur: 'baseimponible2 baseiva2',
  secondTaxEur: 'cuotaiva2 importeiva2',
};

/** Files of bills: a row is a bill. */
export const billSpec = defineImport({
  memory: 'vatio-bill-import',
  draft: 'billing/bills/import',
  columns: billFileColumns,
  otherNames,
  maxRows: 5_000,
  rowIs: 'factura',
  templateName: 'plantilla-facturas',
});

import { defineImport } from '@vatio/ui/import';
import { pointColumns } from '../../points/file/fileColumns';

/** Names of the columns in other people's files. */
const otherNames = {
  taxId: 'cif nifcif cifnif nifcliente cifcliente nifdelcliente dni vat',
  clientName: 'razonsocial titular nombre nombrecliente empresa client customer',
  clientKind: 'tipocliente tipotitular tipodetitular clientkind',
  cups: 'codigocups cups20 cups22 supplypoint cupscode',
  alias: 'nombrepunto suministro puntodesuministro descripcion name',
  address: 'direccionsuministro domicilio calle direccionps street',
  municipality: 'poblacion localidad ciudad city town',
  province: 'provinciasuministro',
  postcode: 'cp codpostal codigopostalsuministro postalcode zip zipcode',
  territory: 'zona sistema region',
  distributor: 'empresadistribuidora distribuidor nombredistribuidora',
  pointType: 'tipopunto tipopuntomedida tipodepuntodemedida tipopm tipo',
  voltageKv: 'tension voltaje voltage tensionkv',
  powerControl: 'controlpotencia modocontrolpotencia icpmaximetro control',
  isElectroIntensive: 'consumidorelectrointensivo certificadoelectrointensivo',
  lastPowerChange: 'ultimocambiopotencia ultimocambiodepotencia fechacambiopotencia',
  rightsKw: 'derechosextension derechosdeextension',
  rightsUntil: 'derechosvigenteshasta findederechos',
  supplier: 'comercializador suministrador retailer empresacomercializadora',
  tariff: 'tarifaacceso tarifadeacceso tarifaatr peaje peajedeacceso',
  from: 'desde iniciocontrato fechainicio fechainiciocontrato inicio startdate',
  to: 'hasta fincontrato fechafin fechafincontrato vencimiento fin enddate',
  power: 'potencia pot p potenciacontratada potcontratada kw power contractedpower',
  mode: 'tipoprecio tipodeprecio modalidadprecio pricing pricingmode',
  energyPrice: 'precioenergia preciodeenergia preciodelaenergia energia pe energyprice',
  includesAtr: 'incluyepeajesycargos incluyeatr atrincluido atr incluyepeajes',
  powerPrice: 'preciopotencia preciodepotencia preciodelapotencia pp powerprice',
  marginEurPerKwh: 'margen margencomercializadora fee feecomercializadora margin',
  meterEurPerMonth: 'alquiler alquilercontador alquilerequipo meterrent',
  use: 'usosuministro usodelsuministro',
  plannedMonths: 'duracion duracionprevista duracioncontrato meses',
  powerChanges: 'cambiospotencia cambiodepotencias',
  reducedTaxLetter: 'letrareduccion',
  reducedTaxPercent: 'porcentajereduccion',
  vulnerability: 'vulnerable vulnerabilidad consumidorvulnerable',
  socialBonusFinancing: 'financiacionbonosocial',
  noticeDays: 'diasdepreaviso diaspreaviso preavisodias notice',
};

/** Files of supply points. */
export const pointSpec = defineImport({
  memory: 'vatio-point-import',
  draft: 'company/points/import',
  columns: pointColumns,
  otherNames,
  maxRows: 5_000,
  rowIs: 'punto de suministro',
  templateName: 'plantilla-puntos-de-suministro',
});

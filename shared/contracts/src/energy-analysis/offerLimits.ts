/** A price per kWh above this one was probably typed per MWh: it is asked, not guessed. */
export const highPriceEurPerKwh = 1.5;

/** The highest price per kWh that is accepted, even after a person has confirmed it. */
export const mostEurPerKwh = 10;

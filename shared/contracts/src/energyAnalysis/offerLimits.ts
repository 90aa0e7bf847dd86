/** A price per kWh above this one was probably typed per MWh: it is asked, not guessed. */
export const highPriceEurPerKwh = 1.5;

/** The highest price per kWh that is taken, also when somebody has said that it is right. */
export const mostEurPerKwh = 10;

/** No margin is half a euro: one above was typed per MWh. */
export const mostMarginEurPerKwh = 0.5;

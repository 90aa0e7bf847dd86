// An asynchronous start, so that shares are agreed on before their first use.
void import('../../host/src/main');

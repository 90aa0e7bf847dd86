// An asynchronous start, so that what is shared can be agreed on before anything uses it.
void import('../../host/src/main');

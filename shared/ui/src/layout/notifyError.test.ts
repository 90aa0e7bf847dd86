import '@vatio/platform/testing';
import { HttpError } from '@vatio/platform';
import { platformHost } from '@vatio/platform/host';
import { notifyError } from './index';

it('says what failed, under an id that makes one notice of the same failure of many', () => {
  const notify = jest.spyOn(platformHost(), 'notify');
  const { message } = new HttpError({ status: 503 });
  notifyError(new HttpError({ status: 503 }));
  expect(notify).toHaveBeenCalledWith(message, { kind: 'error', id: message });
});

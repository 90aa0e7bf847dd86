import '@vatio/platform/testing';
import { HttpError } from '@vatio/platform';
import { state } from '@vatio/platform/testing/controls';
import { notifyError } from './index';

it('says what failed, under an id that makes one notice of the same failure of many', () => {
  const { message } = new HttpError({ status: 503 });
  notifyError(new HttpError({ status: 503 }));
  expect(state.notices).toEqual([message]);
  expect(state.noticeOptions).toEqual([{ kind: 'error', id: message }]);
});

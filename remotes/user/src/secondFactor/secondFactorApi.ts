import { queryOptions } from '@tanstack/react-query';
import type {
  Enrolment,
  FactorCode,
  FactorRoles,
  RecoveryCodes,
  SecondFactor,
} from '@vatio/contracts/user/secondFactor';
import { http } from '@vatio/platform';
import { auditKey } from '../audit/auditApi';
import { useChange } from '../common/changeApi';

const address = 'account/second-factor';
const rolesAddress = 'users/second-factor-roles';
const key = ['second-factor'] as const;
const rolesKey = ['second-factor-roles'] as const;

export const mySecondFactorQuery = queryOptions({
  queryKey: key,
  queryFn: async ({ signal }) => (await http.get<SecondFactor>(address, { signal })).data,
});

/** A new secret. It counts only after a code of it. */
export const useBeginSecondFactor = () =>
  useChange(async () => (await http.post<Enrolment>(address)).data);

/** Switches the second factor on: logins need a code from then on. Answers with the recovery codes. */
export const useConfirmSecondFactor = () =>
  useChange(
    async (code: FactorCode) => (await http.post<RecoveryCodes>(`${address}/confirm`, code)).data,
    key,
  );

export const useNewRecoveryCodes = () =>
  useChange(async () => (await http.post<RecoveryCodes>(`${address}/recovery-codes`)).data, key);

export const useSwitchOffSecondFactor = () =>
  useChange(async () => {
    await http.delete(address);
  }, key);

/** The roles that must have a second factor. */
export const factorRolesQuery = queryOptions({
  queryKey: rolesKey,
  queryFn: async ({ signal }) => (await http.get<FactorRoles>(rolesAddress, { signal })).data,
});

export const useDemandSecondFactor = () =>
  useChange(
    async (roles: FactorRoles) => (await http.put<FactorRoles>(rolesAddress, roles)).data,
    rolesKey,
    key,
    auditKey,
  );

import type { OpenQuestion, Parameter, ParameterChange } from '@vatio/contracts/user/parameters';
import { notifyError, notifyUndo } from '@vatio/ui/layout';
import { useChangeParameters } from '../parameterApi';

type Change = Omit<ParameterChange, 'version'>;

/** Answers a question: a new version has the values that follow, and the toast can ask again. */
export function useSettle(question: OpenQuestion) {
  const change = useChangeParameters();
  const send = (version: number, sent: Change) => change.mutateAsync({ version, ...sent });

  const settle = async (version: number, isYes: boolean) => {
    const made = await send(version, changeOf(question, isYes ? alternative : asItIs));
    notifyUndo({
      text: `Respondido que ${isYes ? 'sí' : 'no'}: versión ${made.number} de los parámetros`,
      onUndo: () => {
        send(made.number, changeOf(question, openAgain)).catch(notifyError);
      },
    });
  };
  return {
    isPending: change.isPending,
    settle: (version: number, isYes: boolean) => {
      settle(version, isYes).catch(notifyError);
    },
  };
}

const alternative = ({ value, condition }: Parameter) => ({
  value: condition?.alternative ?? value,
});
const asItIs = ({ value }: Parameter) => ({ value });
/** Both values were there before, however far they are from each other. */
const openAgain = ({ value, condition }: Parameter) => ({ value, condition, isConfirmed: true });

const changeOf = (
  { question, from, to, norm, rows }: OpenQuestion,
  outcome: (
    row: Parameter,
  ) => Pick<Change['values'][number], 'value' | 'condition' | 'isConfirmed'>,
): Change => ({
  from,
  to,
  norm,
  state: 'confirmed',
  comment: question.slice(0, 200),
  note: rows[0]?.note ?? '',
  values: rows.map((row) => {
    const { kind, tariff, period, variant, powerLimit, per } = row;
    return { kind, tariff, period, variant, powerLimit, per, ...outcome(row) };
  }),
});

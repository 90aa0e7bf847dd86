import type { MenuBadgeAnswer } from '@vatio/contracts/federation/sections';
import { count } from '@vatio/records/format';

/**
 * Counts the tasks that only an administrator can settle, for the menu’s badge.
 *
 * @param questions those without an answer
 * @param ending days from which values are missing, or will be within 30 days
 */
export function attentionOf(
  questions: readonly unknown[],
  ending: readonly unknown[],
): MenuBadgeAnswer {
  const words = [
    ...(questions.length > 0
      ? [count(questions.length, 'pregunta por responder', 'preguntas por responder')]
      : []),
    ...(ending.length > 0 ? ['hay valores que se acaban'] : []),
  ];
  const text = words.length > 0 ? `Parámetros: ${words.join(', y ')}` : '';
  return { count: questions.length + ending.length, text };
}

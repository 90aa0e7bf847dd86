import { type Strength, strengthOf } from './strengthOf';

export interface JudgeRequest {
  readonly id: number;
  readonly password: string;
  readonly against: readonly string[];
}
export interface JudgeAnswer {
  readonly id: number;
  readonly strength: Strength;
}

self.addEventListener('message', ({ data }: MessageEvent<JudgeRequest>) => {
  const answer: JudgeAnswer = { id: data.id, strength: strengthOf(data.password, data.against) };
  self.postMessage(answer);
});

import type { Message } from '#contracts/evaluation/prompt.ts'

/** `tokens`: 0 where the server does not say. */
export type ModelText = { text: string; tokens: number }

/** A model that judges answers by skills. There is none without a server that an operator connects: then nothing is scored. */
export interface Evaluator {
  /** As the operator named it. */
  readonly model: string
  /**
   * What it answers, unread, and what that cost; `run` is the number of the run, whose seed it has.
   * @throws Rejected 'assistant/over-usage', 'assistant/unavailable', 'assistant/unusable'
   */
  ask(messages: readonly Message[], run: number): Promise<ModelText>
}

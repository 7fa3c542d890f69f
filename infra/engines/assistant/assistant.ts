import type { Source, Turn } from '#contracts/assistant/messages.ts'
import type { JobPacket, SuggestionKind } from '#contracts/assistant/packet.ts'
import { Rejected } from '#contracts/kernel/rejections.ts'

/**
 * `text` adds to one item, items in their order; `done` comes once and last, with all items whole. Its items are what
 * counts. `tokens`: what it cost, 0 where nothing is counted.
 */
export type Piece = { type: 'text'; index: number; add: string } | { type: 'done'; items: string[]; tokens: number }

export type Suggest = { of: SuggestionKind; job: JobPacket /** Texts not to be offered. */; refused: readonly string[] }
export type Answer = { question: string; job: JobPacket; turns: readonly Turn[] }

/** Suggests texts for a job and answers questions about it. It writes nothing: what it says is a proposal. */
export interface Assistant {
  readonly source: Source
  /** As the operator named it; null without one. */
  readonly model: string | null
  /**
   * A description is one item, lists are one item each; never more or longer than the field can hold.
   * @throws Rejected 'assistant/over-usage' when what was paid for is used up: waiting does not help;
   * 'assistant/unavailable' when it may work later; 'assistant/unusable' when the answer is none that can be shown.
   */
  suggest(asked: Suggest, signal: AbortSignal): AsyncIterable<Piece>
  /** One item, of `MAX_ANSWER` characters at most. @throws as suggest */
  answer(asked: Answer, signal: AbortSignal): AsyncIterable<Piece>
}

export const overUsage = () => new Rejected('assistant/over-usage', 'The assistant’s allowance is used up for now.')
export const unavailable = () =>
  new Rejected('assistant/unavailable', 'The assistant cannot be reached at the moment. Please try again later.')
export const unusable = () =>
  new Rejected('assistant/unusable', 'The assistant’s answer could not be used. Please try again.')

import { Rejected } from '#contracts/kernel/rejections.ts'

type Tries<Piece> = {
  action: () => AsyncIterable<Piece>
  /** What serves without a model. */
  fallback?: (() => AsyncIterable<Piece>) | undefined
  /** Ends the session that the action belongs to. */
  leave: () => void
}

const isOverUsage = (error: unknown) => error instanceof Rejected && error.code === 'assistant/over-usage'

/**
 * Runs what needs a model. Over usage, the fallback runs where one is given; otherwise the session is left, the action
 * tried once more, and then the error thrown (AI-004). Any other failure is thrown at once.
 */
export async function* withModel<Piece>({ action, fallback, leave }: Tries<Piece>): AsyncGenerator<Piece> {
  try {
    return yield* action()
  } catch (error) {
    if (!isOverUsage(error)) throw error
  }
  if (fallback) return yield* fallback()
  leave()
  yield* action()
}

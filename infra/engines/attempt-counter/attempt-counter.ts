/** How often something was tried in a window that began with the first try, and when that window ends. */
export type Counted = { times: number; endsAt: number }

/** What limits are made of: tries, counted by whatever they are counted by, for a while. Every process that answers people sees the same count. */
export interface AttemptCounter {
  /** One more, `at` this moment. Concurrent calls get different counts. */
  count(key: string, windowMs: number, at: number): Promise<Counted>
  /** The current count; null where nothing was tried, or the window is over. */
  read(key: string, at: number): Promise<Counted | null>
  forget(key: string): Promise<void>
}

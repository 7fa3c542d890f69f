import * as z from 'zod'

/** What a command has written: stream name to its last revision. A page that follows waits until its read models hold it. */
export const ConsistencyToken = z.record(z.string().max(200), z.number().int().min(0))
export type ConsistencyToken = z.infer<typeof ConsistencyToken>

/** The later of two tokens, stream by stream. */
export function mergeTokens(...tokens: ConsistencyToken[]): ConsistencyToken {
  const merged: ConsistencyToken = {}
  for (const token of tokens)
    for (const [stream, revision] of Object.entries(token)) merged[stream] = Math.max(merged[stream] ?? -1, revision)
  return merged
}

import { said, type Wording } from '#contracts/kernel/wording.ts'

/** When the next code can be sent, in words; `ms` is how long that takes. */
export function waitText(ms: number): string | Wording {
  if (ms <= 1000) return 'Another code can be sent in 1 second.'
  if (ms < 60_000) return said`Another code can be sent in ${Math.ceil(ms / 1000)} seconds.`
  const minutes = Math.ceil(ms / 60_000)
  if (minutes === 1) return 'Another code can be sent in 1 minute.'
  return minutes <= 60
    ? said`Another code can be sent in ${minutes} minutes.`
    : said`Another code can be sent in ${Math.ceil(minutes / 60)} hours.`
}

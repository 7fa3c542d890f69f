import type { Asker } from '#contracts/kernel/asker.ts'
import { Rejected } from '#contracts/kernel/rejections.ts'

/** Ratings and comments have an author: a person, or an integration under its own key. */
export function reviewerOf(asker: Asker): string {
  if (asker.kind === 'user') return asker.userId
  if (asker.kind === 'apiKey') return asker.keyId
  throw new Rejected('auth/forbidden', 'Only a reviewer can do this')
}

import type { Asker } from '#contracts/kernel/asker.ts'
import { Rejected } from '#contracts/kernel/rejections.ts'

/**
 * Text that people and programs send is well-formed Unicode: half of a surrogate pair is changed silently by everything
 * that writes UTF-8, so that what is stored, hashed and shown would differ. `facts`, read from the log, are left alone.
 * @throws Rejected 'request/invalid'
 */
export function wellFormed({ data }: { data: unknown }, { kind }: Asker, facts: readonly string[] = []): void {
  if (kind === 'process' || typeof data !== 'object' || data === null) return
  for (const [field, value] of Object.entries(data))
    if (!facts.includes(field) && !isWellFormed(value))
      throw new Rejected('request/invalid', 'This text has characters that cannot be stored', {
        [field]: 'This text has characters that cannot be stored',
      })
}

function isWellFormed(value: unknown): boolean {
  if (typeof value === 'string') return value.isWellFormed()
  if (typeof value !== 'object' || value === null) return true
  return Object.entries(value).every(([key, inner]) => key.isWellFormed() && isWellFormed(inner))
}

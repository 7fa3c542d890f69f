import { type Asker, isOperator } from '#contracts/kernel/asker.ts'
import type { RootsOf } from '#contracts/views/roots.ts'

/** `?of=installation` is for operators; for everyone else there is their company's series alone. */
export const rootsAskedFor = (asker: Asker, { url }: Request): RootsOf =>
  isOperator(asker) && new URL(url).searchParams.get('of') === 'installation' ? 'installation' : 'company'

import { vi } from 'vitest'

/** As long as polls wait (vitest.config.ts); a second, as Vitest has it, is not enough on a busy machine. */
const timeout = 20_000

const { waitFor } = vi
// Specs that share a process share this object.
if (!('isPatient' in waitFor))
  vi.waitFor = Object.assign(
    ((check, options) =>
      waitFor(check, typeof options === 'number' ? options : { timeout, ...options })) as typeof waitFor,
    { isPatient: true },
  )

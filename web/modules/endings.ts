import { MESSAGE_LENGTH } from '#contracts/job/modules/ending.ts'
import type { FixedKind } from './kind.ts'

/** What both endings have. */
export const ending: Pick<FixedKind<{ message: string }>, 'form' | 'folded'> = {
  form: [{ type: 'text', field: 'message', label: 'message', limit: MESSAGE_LENGTH }],
  folded: ({ message }) => [message],
}

import * as z from 'zod'
import { ending, endingFields } from './ending.ts'
import type { PageKind } from './kind.ts'
import { config, stored } from './stored.ts'

export const schema = () => stored('REJECT', { ...endingFields(), kanbanId: z.literal('rejected') })
export const page = () => config({ ...endingFields(), kanban_id: z.literal('rejected') })

export const kind: PageKind<z.infer<ReturnType<typeof schema>>, 'ending'> = {
  ...ending,
  wire: { kanbanId: 'kanban_id' },
}

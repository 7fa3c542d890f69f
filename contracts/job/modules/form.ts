import * as z from 'zod'
import type { PageKind } from './kind.ts'
import { config, stored } from './stored.ts'

const fields = () => ({ phone: z.enum(['hidden', 'optional', 'required']) })
export const schema = () => stored('FORM', fields())

/** Said by the specification of every start form, and always so (MOD-002). */
const asked = () => z.literal('required').optional().describe('Every start form asks for it')
export const page = () => config({ ...fields(), name: asked(), email: asked() })

export const kind: PageKind<z.infer<ReturnType<typeof schema>>, 'form'> = {
  role: 'form',
  collections: ['contact_info'],
  limits: { title: 100, description: 300 },
  problems: () => [],
  seconds: () => 60,
}

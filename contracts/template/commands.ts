import * as z from 'zod'
import { Uuid } from '../kernel/ids.ts'
import { TemplateContent, templateKinds } from './content.ts'

const of = { templateId: Uuid }
export const CreateTemplate = z.object({
  type: z.literal('CreateTemplate'),
  data: z.object({ ...of, content: TemplateContent }),
})
/** `basedOn` is the version that was seen; one that is overtaken is refused ('template/stale'). Null replaces what there is. */
export const EditTemplate = z.object({
  type: z.literal('EditTemplate'),
  data: z.object({ ...of, content: TemplateContent, basedOn: z.number().int().min(1).nullable() }),
})
/** `kind`: only where it is a template of this kind. */
export const DeleteTemplate = z.object({
  type: z.literal('DeleteTemplate'),
  data: z.object({ ...of, kind: z.enum(templateKinds).optional() }),
})

export const TemplateCommand = z.discriminatedUnion('type', [CreateTemplate, EditTemplate, DeleteTemplate])
export type TemplateCommand = z.infer<typeof TemplateCommand>

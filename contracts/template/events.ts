import * as z from 'zod'
import { defineEvent, type EventOf } from '../kernel/event.ts'
import { UserId, Uuid } from '../kernel/ids.ts'
import { TemplateContent } from './content.ts'

/** Version 1 of a template. */
export const TemplateCreated = defineEvent(
  'TemplateCreated',
  z.object({ templateId: Uuid, createdBy: UserId.nullable(), content: TemplateContent }),
)
export const TemplateEdited = defineEvent(
  'TemplateEdited',
  z.object({ templateId: Uuid, version: z.number().int().min(2), content: TemplateContent }),
)
export const TemplateDeleted = defineEvent('TemplateDeleted', z.object({ templateId: Uuid }))

export const templateEvents = [TemplateCreated, TemplateEdited, TemplateDeleted] as const
export type TemplateEvent = EventOf<(typeof templateEvents)[number]>

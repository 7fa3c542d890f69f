import * as z from 'zod'
import { ColumnId } from '../kernel/ids.ts'
import { Scorecard } from '../job/draft.ts'
import { JourneyModule } from '../job/journey.ts'
import { Automation } from '../job/automation/schema.ts'
import { JobMedia } from '../job/media/schema.ts'

export const templateKinds = ['assessment', 'client', 'chatbot', 'workflow'] as const
export type TemplateKind = (typeof templateKinds)[number]

const name = z.string().max(500)
const interview = {
  name,
  /** The questions alone: every journey has its own form page and endings. */
  modules: z.array(JourneyModule).max(60),
  scorecard: Scorecard,
  /** What candidates see beside the job. */
  introVideo: JobMedia().nullable(),
}
export const InterviewContent = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('assessment'), ...interview }),
  z.object({ kind: z.literal('client'), ...interview }),
])
export type InterviewContent = z.infer<typeof InterviewContent>

export const ChatbotContent = z.object({ kind: z.literal('chatbot'), name, firstQuestion: z.string().max(4000) })
export type ChatbotContent = z.infer<typeof ChatbotContent>

/** Automations of a board (AUTO-011). `columns`: the stages that they name, by whose titles another board is searched. */
export const WorkflowContent = z.object({
  kind: z.literal('workflow'),
  name,
  automations: z.array(Automation).max(50),
  columns: z.array(z.object({ id: ColumnId, title: z.string().max(200) })).max(100),
})
export type WorkflowContent = z.infer<typeof WorkflowContent>

/** What a template holds (B§3, C§3). Caps here are storage limits; the rules are in `rules.ts`. */
export const TemplateContent = z.union([InterviewContent, ChatbotContent, WorkflowContent])
export type TemplateContent = InterviewContent | ChatbotContent | WorkflowContent

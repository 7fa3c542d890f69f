import * as z from 'zod'
import { ModuleId } from '../kernel/ids.ts'

/**
 * A candidate journey as the builder edits it: an ordered list of modules (B§3 "Question modules").
 * These schemas say what can be stored while drafting, so they only cap sizes; what may go live is
 * decided by `validation.ts`, in the specification's words.
 */
const text = (cap: number) => z.string().max(cap)
const common = {
  id: ModuleId,
  title: text(2000),
  description: text(4000),
  required: z.boolean(),
  /** Ask word for word, no AI. */
  verbatimTitle: z.boolean(),
}

export const Option = z.object({ id: ModuleId, label: text(1000), correct: z.boolean() })

export const InterviewQuestion = z.object({
  id: ModuleId,
  question: text(2000),
  description: text(4000),
  /** Seconds to think before the countdown; 0 means unlimited. */
  thinkingTime: z.number().int().min(0).max(600),
  /** Seconds of recording at most. */
  partDuration: z.number().int().min(1).max(600),
  /** Takes allowed, the first one included: 1 to 5 (B§9). */
  numOfRetakes: z.number().int().min(1).max(5),
})

export const FormModule = z.object({
  kind: z.literal('FORM'),
  ...common,
  phone: z.enum(['hidden', 'optional', 'required']),
})
export const FreeTextModule = z.object({
  kind: z.literal('FREE_TEXT'),
  ...common,
  antiCheat: z.boolean(),
  forceRecording: z.boolean(),
  maxLength: z.number().int().min(0).max(100_000),
})
export const YesNoModule = z.object({
  kind: z.literal('YES_NO'),
  ...common,
  /** The right answer, or null when both are fine. */
  correct: z.enum(['yes', 'no']).nullable(),
  rejectOnWrong: z.boolean(),
})
export const SingleChoiceModule = z.object({
  kind: z.literal('SINGLE_CHOICE'),
  ...common,
  options: z.array(Option).max(20),
  rejectOnWrong: z.boolean(),
})
export const MultipleChoiceModule = z.object({
  kind: z.literal('MULTIPLE_CHOICE'),
  ...common,
  options: z.array(Option).max(20),
  maxSelected: z.number().int().min(0).max(100),
  rejectOnWrong: z.boolean(),
})
/** The video interview; the specification calls its kind WIDGET. */
export const InterviewModule = z.object({
  kind: z.literal('WIDGET'),
  ...common,
  questions: z.array(InterviewQuestion).max(50),
  antiCheat: z.boolean(),
})
export const ThankYouModule = z.object({ kind: z.literal('THANK_YOU'), ...common, message: text(4000) })
export const RejectModule = z.object({
  kind: z.literal('REJECT'),
  ...common,
  message: text(4000),
  kanbanId: z.literal('rejected'),
})

export const JourneyModule = z.discriminatedUnion('kind', [
  FormModule,
  FreeTextModule,
  YesNoModule,
  SingleChoiceModule,
  MultipleChoiceModule,
  InterviewModule,
  ThankYouModule,
  RejectModule,
])
export type JourneyModule = z.infer<typeof JourneyModule>
export type ModuleKind = JourneyModule['kind']
export type ModuleOf<Kind extends ModuleKind> = Extract<JourneyModule, { kind: Kind }>
export type InterviewQuestion = z.infer<typeof InterviewQuestion>
export type Option = z.infer<typeof Option>

/** Questions in order, then the endings. A journey holds exactly one FORM (first), one THANK_YOU and one REJECT. */
export const Journey = z.object({ modules: z.array(JourneyModule).max(60) })
export type Journey = z.infer<typeof Journey>

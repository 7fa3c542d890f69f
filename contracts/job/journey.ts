import * as z from 'zod'
import { type JourneyModule as Module, moduleSchemas } from './modules/table.ts'

export type { InterviewQuestion } from './modules/widget.ts'
export type { Option } from './modules/options.ts'
export type { ModuleKind, ModuleOf } from './modules/table.ts'

/** A page of a candidate journey as the builder edits it (B§3 "Question modules"). */
export const JourneyModule = z.discriminatedUnion('kind', moduleSchemas())
export type JourneyModule = Module

/** Questions in order, then the endings. A journey holds exactly one FORM (first), one THANK_YOU and one REJECT. */
export const Journey = z.object({ modules: z.array(JourneyModule).max(60) })
export type Journey = z.infer<typeof Journey>

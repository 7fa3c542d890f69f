import * as z from 'zod'
import { type PageKind, questionLimits } from './kind.ts'
import { config, stored } from './stored.ts'

/** Seconds for which the page has to be seen, and after which the journey goes on by itself (B§9, MOD-015). */
export const minimumTimes = [5, 10] as const
export const skipTimes = [0, 10, 15, 30, 45, 60] as const

/** Null is no limit, and no going on by itself. */
const fields = () => ({
  minimumTimeShown: z.literal(minimumTimes).nullable(),
  skipAfter: z.literal(skipTimes).nullable(),
})
/** A page between others that asks for nothing. */
export const schema = () => stored('SECTION_BREAK', fields())
export const page = () => config(fields())

type SectionBreak = z.infer<ReturnType<typeof schema>>

export const kind: PageKind<SectionBreak, 'pause'> = {
  role: 'pause',
  collections: ['info', 'basic'],
  limits: questionLimits,
  problems: () => [],
  seconds: ({ minimumTimeShown }) => minimumTimeShown ?? 5,
}

/** When the journey goes on by itself, in seconds: never before the page was seen for long enough; null is never. */
export const goesOnAfter = ({ minimumTimeShown, skipAfter }: Pick<SectionBreak, 'minimumTimeShown' | 'skipAfter'>) =>
  skipAfter === null ? null : Math.max(skipAfter, minimumTimeShown ?? 0)

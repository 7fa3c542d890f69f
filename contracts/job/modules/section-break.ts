import * as z from 'zod'
import { type PageKind, questionLimits } from './kind.ts'
import { config, stored } from './stored.ts'

/** Seconds: how long the page is shown at least, and when the next page opens without a press (B§9, MOD-015). */
export const minimumTimes = [5, 10] as const
export const skipTimes = [0, 10, 15, 30, 45, 60] as const

/** Null: no minimum, or the page waits for a press. */
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

/** Seconds until the next page opens without a press, at least the minimum time; null when it waits for one. */
export const goesOnAfter = ({ minimumTimeShown, skipAfter }: Pick<SectionBreak, 'minimumTimeShown' | 'skipAfter'>) =>
  skipAfter === null ? null : Math.max(skipAfter, minimumTimeShown ?? 0)

import { said } from '../kernel/wording.ts'

/** Months of a plan's volume begin at midnight UTC. */
export const monthOf = (now: string) => now.slice(0, 7)

export const noTextLeft = (volume: number) =>
  volume === 0
    ? 'Your plan has no text messages. Invite by email, or choose a larger plan.'
    : said`The ${volume} text messages of your plan are used up this month.`

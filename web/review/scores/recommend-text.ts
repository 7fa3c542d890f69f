import type { Recommendation } from '#contracts/candidate/scoring.ts'
import type { PlainKey } from '../../locales/text.ts'

export const recommendText = {
  'strong no': 'strongNo',
  no: 'no',
  yes: 'yes',
  'strong yes': 'strongYes',
} as const satisfies Record<Recommendation, PlainKey<'scores'>>

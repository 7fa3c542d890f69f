import type { Fit } from '#contracts/candidate/scoring.ts'
import type { PlainKey } from '../../locales/text.ts'
import type { Tone } from '../../ui/badge.tsx'

/** The five buckets (SCR-017): a word each, and a colour that is never alone. */
export const fitText = {
  'Very bad fit': { text: 'veryBadFit', tone: 'danger' },
  'Bad fit': { text: 'badFit', tone: 'warning' },
  'Medium fit': { text: 'mediumFit', tone: 'neutral' },
  'Good fit': { text: 'goodFit', tone: 'info' },
  'Best fit': { text: 'bestFit', tone: 'success' },
} as const satisfies Record<Fit, { text: PlainKey<'scores'> & PlainKey<'candidates'>; tone: Tone }>

import type { EvaluationFailure } from '#contracts/candidate/evaluations.ts'
import type { PlainKey } from '../../locales/text.ts'

/** Why a model did not score, in words. */
export const failureText = {
  'no-model': 'failedNoModel',
  'nothing-to-read': 'failedNothing',
  unusable: 'failedUnusable',
  'no-evidence': 'failedNoEvidence',
  'not-said': 'failedNotSaid',
  dropped: 'failedDropped',
  limit: 'failedLimit',
  withdrawn: 'failedWithdrawn',
} as const satisfies Record<EvaluationFailure, PlainKey<'evaluation'>>

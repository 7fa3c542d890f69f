/** Of the notice that candidates agree to; another number is another text. */
export const EVALUATION_NOTICE = 1
/** Of the notice that speaks of personality as well. */
export const PERSONALITY_NOTICE = 2

/** Why an application was not scored, and will not be until a person asks again. */
export const evaluationFailures = [
  'no-model',
  'nothing-to-read',
  'unusable',
  'no-evidence',
  'not-said',
  'dropped',
  'limit',
  'withdrawn',
] as const
export type EvaluationFailure = (typeof evaluationFailures)[number]

/** Why the model did not read an answer. */
export const unreadReasons = ['no-transcript', 'too-long'] as const

export const MOST_DISAGREEMENT = 2000

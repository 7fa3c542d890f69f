import type { AnonymityLevel } from '../kernel/anonymity.ts'

/** `default`: a new job begins with the usual stages; `custom`: with those of the company (C§4). */
export const jobModes = ['default', 'custom'] as const
export type JobMode = (typeof jobModes)[number]
/** How a company's candidates apply (C§2). */
export const companyJobTypes = ['video', 'CEP'] as const
/** A board has room for so many beside the three that every one has. */
export const MAX_STAGES = 17

/** Whether a must-have skill below the limit rejects, or only proposes it to the people who decide. */
export const mustHaveModes = ['reject', 'propose'] as const
export type MustHaveMode = (typeof mustHaveModes)[number]

/** Whether applications are evaluated by a model, and when a reviewer sees it: once their own scorecard is sent, or at once. */
export const evaluationModes = ['off', 'after own', 'at once'] as const
export type EvaluationMode = (typeof evaluationModes)[number]

export type JobDefaults = {
  jobMode: JobMode
  jobType: (typeof companyJobTypes)[number]
  /** Stages between the first and the last ones, from left to right. */
  stages: readonly string[]
  /** New jobs ask their candidates in a conversation. */
  interviewByChat?: boolean | undefined
  /** What a must-have skill below the limit does (SCR-008). */
  mustHave: MustHaveMode
  /** Whether new jobs hide what others gave until one's own is given; null: as the page or call makes them. */
  blindReview: boolean | null
  /** Left out: off. */
  evaluation?: EvaluationMode | undefined
  /** Whether evaluations judge the personality of those who agree to it as well. Left out: no. */
  personality?: boolean | undefined
  /** What new jobs hide from those who judge. Left out: off. */
  anonymousReview?: AnonymityLevel | undefined
}
export const usualDefaults: JobDefaults = {
  jobMode: 'default',
  jobType: 'CEP',
  stages: [],
  mustHave: 'reject',
  blindReview: null,
}

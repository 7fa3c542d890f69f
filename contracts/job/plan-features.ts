import type { Feature } from '../subscription/features.ts'
import type { JobDraft } from './draft.ts'
import type { ModuleKind } from './journey.ts'
import { same } from '../kernel/same.ts'
import { rulesOf } from './modules/table.ts'
import { isRanked } from './qualities.ts'
import { addedModules } from './walk.ts'

/** Features of a plan that decide what a job can have (A§6, MOD-001, MOD-039, SCR-019, GEN-016). */
export const jobFeatures = [
  'answerType',
  'videoQuestion',
  'documentUpload',
  'idAnalyzer',
  'live',
  'scorecard',
  'intelligence',
  'multiBranding',
  'multiLanguage',
] as const satisfies readonly Feature[]
export type JobFeature = (typeof jobFeatures)[number]

/** What a plan has to have for a kind: `answerType` opens every answer but a video. */
export const featureFor = (kind: ModuleKind): JobFeature | null => {
  const rules = rulesOf({ kind })
  return rules.feature ?? (rules.role === 'question' ? 'answerType' : null)
}

/** The features that a draft uses and the one before did not, in no order. What a job has stays when the plan changes. */
export function addedFeatures(before: Partial<JobDraft>, after: Partial<JobDraft>): JobFeature[] {
  const known = new Set(before.journey ? addedModules(before.journey).map(({ id, kind }) => `${kind} ${id}`) : [])
  const kinds = after.journey ? addedModules(after.journey).filter(({ id, kind }) => !known.has(`${kind} ${id}`)) : []
  const skills = ({ scorecard }: Partial<JobDraft>) => scorecard?.skills.filter(({ name }) => name.trim() !== '') ?? []
  const isScored = skills(after).length > 0 && skills(before).length === 0
  const qualities = after.scorecard?.qualities
  const asked = new Set(videoQuestions(before))
  const asksByVideo = videoQuestions(after).some((id) => !asked.has(id))
  const named = new Set(spokenLanguages(before))
  const isSpoken = spokenLanguages(after).some((each) => !named.has(each))
  const isProfiled = isRanked(qualities) && !same(qualities, before.scorecard?.qualities)
  const { brandId, brandName = '' } = after.details ?? {}
  const isBranded =
    (brandId !== undefined && brandId !== before.details?.brandId) ||
    (brandName !== '' && brandName !== before.details?.brandName)
  const found = [
    ...kinds.map(({ kind }) => featureFor(kind)),
    isScored ? ('scorecard' as const) : null,
    isProfiled ? ('intelligence' as const) : null,
    asksByVideo ? ('videoQuestion' as const) : null,
    isBranded ? ('multiBranding' as const) : null,
    isSpoken ? ('multiLanguage' as const) : null,
  ]
  return [...new Set(found)].filter((feature) => feature !== null)
}

/** The interview questions that a video asks. */
const videoQuestions = ({ journey }: Partial<JobDraft>) =>
  (journey?.modules ?? []).flatMap((module) =>
    module.kind === 'WIDGET' ? module.questions.filter(({ videoQuestion }) => videoQuestion).map(({ id }) => id) : [],
  )

/** Interviews that are spoken in a language of their own, with that language. */
const spokenLanguages = ({ journey }: Partial<JobDraft>) =>
  (journey?.modules ?? []).flatMap((module) =>
    module.kind === 'WIDGET' && module.transcriptLanguage ? [`${module.transcriptLanguage} ${module.id}`] : [],
  )

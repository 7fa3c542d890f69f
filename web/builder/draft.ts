import { DEFAULT_WEIGHT, MAX_SKILLS } from '#contracts/job/choices.ts'
import type { DraftRules } from '#contracts/job/draft-rules.ts'
import type { JobDetails, JobDraft, Scorecard, Skill } from '#contracts/job/draft.ts'
import type { JourneyModule } from '#contracts/job/journey.ts'
import type { QualitySlots } from '#contracts/job/qualities.ts'
import { addedModules, isAdded, isEnding } from '#contracts/job/walk.ts'
import { MAX_BENEFITS, MAX_RESPONSIBILITIES } from '#contracts/job/validation.ts'
import { type AddableKind, addedKindOf } from '../modules/table.ts'
import { canChangeKind, ofKind } from './answer-type.ts'

/** Everything the builder can do to a draft, as pure operations: each answers with a new draft, or the same one for nothing to do. */
export const editDetails = (draft: JobDraft, changes: Partial<JobDetails>): JobDraft => ({
  ...draft,
  details: { ...draft.details, ...changes },
})

export const editSalary = (draft: JobDraft, changes: Partial<JobDetails['salary']>): JobDraft =>
  editDetails(draft, { salary: { ...draft.details.salary, ...changes } })

/** The short lists of Job Details. */
export type PointList = 'benefits' | 'responsibilities'
const mostPoints: Record<PointList, number> = { benefits: MAX_BENEFITS, responsibilities: MAX_RESPONSIBILITIES }

export const addPoint = (draft: JobDraft, list: PointList, id: string): JobDraft => {
  const points = draft.details[list] ?? []
  return points.length >= mostPoints[list] ? draft : editDetails(draft, { [list]: [...points, { id, title: '' }] })
}

export const editPoint = (draft: JobDraft, list: PointList, id: string, title: string): JobDraft =>
  editDetails(draft, {
    [list]: (draft.details[list] ?? []).map((point) => (point.id === id ? { ...point, title } : point)),
  })

export const removePoint = (draft: JobDraft, list: PointList, id: string): JobDraft =>
  editDetails(draft, { [list]: (draft.details[list] ?? []).filter((point) => point.id !== id) })

const editScorecard = (draft: JobDraft, changes: Partial<Scorecard>): JobDraft => ({
  ...draft,
  scorecard: { ...draft.scorecard, ...changes },
})

export const setEnglishLevel = (draft: JobDraft, englishLevel: Scorecard['englishLevel']): JobDraft =>
  editScorecard(draft, { englishLevel })

export const setQualities = (draft: JobDraft, qualities: QualitySlots): JobDraft =>
  editScorecard(draft, { qualities: [...qualities] })

export const addSkill = (draft: JobDraft, metricId: string): JobDraft =>
  draft.scorecard.skills.length >= MAX_SKILLS
    ? draft
    : editScorecard(draft, { skills: [...draft.scorecard.skills, { metricId, name: '', weight: DEFAULT_WEIGHT }] })

export const clearSkills = (draft: JobDraft): JobDraft => editScorecard(draft, { skills: [] })

export const editSkill = (draft: JobDraft, metricId: string, changes: Partial<Omit<Skill, 'metricId'>>): JobDraft =>
  editScorecard(draft, {
    skills: draft.scorecard.skills.map((skill) => (skill.metricId === metricId ? { ...skill, ...changes } : skill)),
  })

export const removeSkill = (draft: JobDraft, metricId: string): JobDraft =>
  editScorecard(draft, { skills: draft.scorecard.skills.filter((skill) => skill.metricId !== metricId) })

const withModules = (draft: JobDraft, modules: JourneyModule[]): JobDraft => ({
  ...draft,
  journey: { ...draft.journey, modules },
})

export const atModuleLimit = (draft: JobDraft, { moduleLimit }: DraftRules) =>
  addedModules(draft.journey).length >= moduleLimit

/** Before the endings, or right after the module named. At the limit nothing is added. */
export function addModule(draft: JobDraft, kind: AddableKind, id: string, rules: DraftRules, after?: string): JobDraft {
  if (atModuleLimit(draft, rules)) return draft
  const { modules } = draft.journey
  const found = after === undefined ? -1 : modules.findIndex((module) => module.id === after && !isEnding(module))
  const at = found < 0 ? modules.findIndex(isEnding) : found + 1
  return withModules(draft, modules.toSpliced(at, 0, addedKindOf(kind).create(id)))
}

export const editModule = (draft: JobDraft, id: string, changes: Partial<JourneyModule>): JobDraft =>
  withModules(
    draft,
    draft.journey.modules.map((module) => (module.id === id ? ({ ...module, ...changes } as JourneyModule) : module)),
  )

/** In its place, under an id of its own: what was answered before was an answer to another question. */
export const changeKind = (draft: JobDraft, id: string, kind: AddableKind, newId: string): JobDraft =>
  withModules(
    draft,
    draft.journey.modules.map((module) =>
      module.id === id && module.kind !== kind && canChangeKind(module) ? ofKind(module, kind, newId) : module,
    ),
  )

/** Only what was added can go, or move: the form page stays first and the endings last. */
export const removeModule = (draft: JobDraft, id: string): JobDraft =>
  withModules(
    draft,
    draft.journey.modules.filter((module) => module.id !== id || !isAdded(module)),
  )

/** `to` is the position among the modules that can move. */
export function moveModule(draft: JobDraft, id: string, to: number): JobDraft {
  const movable = addedModules(draft.journey)
  const from = movable.findIndex((module) => module.id === id)
  const target = Math.min(Math.max(to, 0), movable.length - 1)
  if (from < 0 || target === from) return draft
  const moved = movable.toSpliced(from, 1).toSpliced(target, 0, movable[from]!)
  return withModules(
    draft,
    draft.journey.modules.map((module) => (isAdded(module) ? moved.shift()! : module)),
  )
}

/** A copy right behind the original, with an id of its own. */
export function duplicateModule(draft: JobDraft, id: string, copyId: string, rules: DraftRules): JobDraft {
  const original = addedModules(draft.journey).find((module) => module.id === id)
  if (!original || atModuleLimit(draft, rules)) return draft
  const at = draft.journey.modules.indexOf(original) + 1
  return withModules(draft, draft.journey.modules.toSpliced(at, 0, { ...structuredClone(original), id: copyId }))
}

/** Takes a deletion back, wherever the others have gone since. */
export function restoreModule(draft: JobDraft, module: JourneyModule, position: number, rules: DraftRules): JobDraft {
  const { modules } = draft.journey
  if (atModuleLimit(draft, rules) || modules.some(({ id }) => id === module.id)) return draft
  return moveModule(withModules(draft, modules.toSpliced(modules.findIndex(isEnding), 0, module)), module.id, position)
}

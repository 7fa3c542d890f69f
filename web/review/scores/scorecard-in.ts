import type { Scorecard, Skill } from '#contracts/job/draft.ts'
import type { CandidateDetail } from '#contracts/views/candidate.ts'

/** The newest version, and the skills of every version that is needed here. */
export type NeededSkills = { latest: number; skills: Readonly<Record<number, readonly Skill[]>> }

/** The skills of the newest version, and of those that the viewer has begun or sent; null while there are none. */
export function scorecardIn(
  versions: readonly Scorecard[],
  { scores, scoreDraft }: Pick<CandidateDetail, 'scores' | 'scoreDraft'>,
  viewer: string,
): NeededSkills | null {
  const latest = versions.length
  const own = scores.find(({ reviewerId }) => reviewerId === viewer)
  const needed = [latest, scoreDraft?.version, own?.version].flatMap((version) => version ?? [])
  const skills = Object.fromEntries(needed.map((version) => [version, versions[version - 1]?.skills ?? []]))
  return Object.values(skills).some((each) => each.length > 0) || scores.length > 0 ? { latest, skills } : null
}

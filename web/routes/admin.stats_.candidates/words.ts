import { milestoneWords, type Milestone } from '../../insight/milestones.ts'

type About = {
  total: number
  jobTitle: string | null
  columnTitle: string
  columnId?: string | undefined
  reached?: string | undefined
  milestone?: Milestone | undefined
  status?: string | undefined
  addedSince?: string | undefined
  completedSince?: string | undefined
  stays?: 'ended' | 'open' | undefined
}

/** The figure's own definition, after its number: "12 candidates of Backend engineer who are in Offer now". */
export function wordsFor({ total, jobTitle, columnTitle, columnId, reached, milestone, status, addedSince, completedSince, stays }: About): string {
  const of = jobTitle ? ` of ${jobTitle}` : ''
  const many = total !== 1
  if (stays === 'ended') return `${many ? 'stays' : 'stay'} in ${columnTitle}${of} that ${many ? 'have' : 'has'} ended, the longest first`
  if (stays === 'open') return `${many ? 'candidates' : 'candidate'}${of} still in ${columnTitle}, the longest first`
  const are = many ? 'are' : 'is'
  const were = many ? 'were' : 'was'
  const have = many ? 'have' : 'has'
  const clauses = [
    columnId && `${are} in ${columnTitle} now`,
    reached && `${were} in ${columnTitle} at some time`,
    milestone && milestoneWords[milestone].meaning,
    status && `${have} the status ${status}`,
    addedSince && `came onto a job since ${dayOf(addedSince)}`,
    completedSince && `completed since ${dayOf(completedSince)}`,
  ].filter(Boolean)
  return `${many ? 'candidates' : 'candidate'}${of}${clauses.length > 0 ? ` who ${clauses.join(' and ')}` : ''}`
}

const dayOf = (instant: string) => `${instant.slice(0, 10)} ${instant.slice(11, 16)} UTC`

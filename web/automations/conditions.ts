import { isDay } from '#contracts/kernel/day.ts'
import { type CandidateFilter, filterComments } from '#contracts/candidate/filter.ts'
import { MAX_TAG, tagTitle } from '#contracts/candidate/tags.ts'

const MOST_TAGS = 20

/** Conditions beside source and rating, as the form has them; empty: not asked for. */
export type MoreConditions = { score: string; comments: string; tags: string; addedFrom: string; addedTo: string }
export const noConditions: MoreConditions = { score: '', comments: '', tags: '', addedFrom: '', addedTo: '' }

export const shownConditions = ({ score, comments, tags, dates }: CandidateFilter): MoreConditions => ({
  score: score?.is === 'gt' ? String(score.value) : '',
  comments: comments ?? '',
  tags: (tags ?? []).join(', '),
  addedFrom: dates?.added?.from ?? '',
  addedTo: dates?.added?.to ?? '',
})

/** The conditions of the form laid over those before: what it has no field for stays as it was. */
export function conditionsIn(form: FormData, before: CandidateFilter): CandidateFilter {
  const text = (name: keyof MoreConditions) => String(form.get(name) ?? '').trim()
  const { score: scored, comments: _comments, tags: _tags, dates: { added: _added, ...dates } = {}, ...others } = before
  const points = text('score') === '' ? NaN : Number(text('score'))
  const isScore = Number.isInteger(points) && points >= 0 && points <= 100
  const score = isScore ? ({ is: 'gt', value: points } as const) : scored?.is === 'gt' ? undefined : scored
  const comments = filterComments.find((each) => each === text('comments'))
  const named = text('tags')
    .split(/[,،]/)
    .map((tag) => tagTitle(tag).slice(0, MAX_TAG))
    .filter(Boolean)
  const tags = [...new Set(named)].slice(0, MOST_TAGS)
  const [from, to] = [text('addedFrom'), text('addedTo')]
  const added = { ...(isDay(from) && { from }), ...(isDay(to) && { to }) }
  const days = { ...dates, ...(Object.keys(added).length > 0 && { added }) }
  return {
    ...others,
    ...(score && { score }),
    ...(comments && { comments }),
    ...(tags.length > 0 && { tags }),
    ...(Object.keys(days).length > 0 && { dates: days }),
  }
}

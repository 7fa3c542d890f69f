import type { Key } from '../locales/text.ts'
import { type Found, type Hit, kinds } from './hits.ts'

export const groupNames = ['recent', ...kinds] as const
export type GroupName = (typeof groupNames)[number]
const groupTexts = {
  recent: 'groupRecent',
  here: 'groupHere',
  job: 'groupJob',
  candidate: 'groupCandidate',
  user: 'groupUser',
  action: 'groupAction',
  page: 'groupPage',
} as const satisfies Record<GroupName, Key<'palette'>>

/** What a group is called; in review accounts jobs are products (NAV-036). */
export const groupText = (group: GroupName, review: boolean) =>
  review && group === 'job' ? 'groupProduct' : groupTexts[group]

/** In the order they are shown; what was chosen lately is not shown twice. */
export function groupsOf({ recent, hits }: Found): { group: GroupName; hits: Hit[] }[] {
  const shown = new Set(recent.map(({ key }) => key))
  return groupNames
    .map((group) => ({
      group,
      hits: group === 'recent' ? recent : hits.filter(({ kind, key }) => kind === group && !shown.has(key)),
    }))
    .filter((each) => each.hits.length > 0)
}

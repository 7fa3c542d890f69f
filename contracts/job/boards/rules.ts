import {
  completeEmail,
  check,
  collect,
  fieldRequired,
  type FieldProblems,
  minLength,
  required,
  type Rule,
} from '../rules.ts'
import { atLeast } from '../rules.ts'
import { said } from '../../kernel/wording.ts'
import { webAddress } from '../../kernel/web-address.ts'
import { type Board, postingLimits as limits, type Way } from './boards.ts'
import type { Listing } from './listing.ts'
import type { BoardChoice, Posting } from './posting.ts'

/** PUB-017: messages of the boost form begin with "This field". */
const fieldShort =
  (n: number): Rule<string> =>
  (text) =>
    text.length > n ? said`This field takes at most ${n} characters` : null
const fieldLong =
  (n: number): Rule<string> =>
  (text) =>
    text.trim().length < n ? said`This field takes at least ${n} characters` : null
const fieldItems =
  (n: number): Rule<readonly string[]> =>
  (items) =>
    items.length > n ? said`This field takes at most ${n} items` : null
const fieldEmail: Rule<string> = (text) =>
  completeEmail(text) === null ? null : 'This field takes a complete email address, such as name@company.com'
const fieldAddress: Rule<string> = (text) =>
  text.trim() === '' || webAddress(text) !== null ? null : 'This field takes a web address, such as https://company.com'

const filled = (items: readonly string[]) => items.filter((item) => item.trim() !== '')
const listed = (name: string, items: readonly string[], most: number) => [
  check(name, filled(items), fieldItems(most)),
  ...items.map((item, index) => check(`${name}.${index}`, item, fieldShort(limits.item))),
]

/** Power Boost (PUB-013 to PUB-017); a description is at least as long as job boards take it (JOB-047). */
function boostProblems(form: Posting): FieldProblems {
  const { min, max } = limits.description
  return collect([
    check('companyName', form.companyName, fieldRequired, fieldShort(limits.line)),
    check('email', form.email, fieldRequired, fieldShort(limits.line), fieldEmail),
    check('website', form.website, fieldAddress),
    check('otherName', form.otherName, fieldShort(limits.line)),
    check('description', form.description, fieldRequired, fieldLong(min), fieldShort(max)),
    check('requirements', filled(form.requirements).join(''), fieldRequired),
    ...listed('requirements', form.requirements, limits.requirements),
    ...listed('responsibilities', form.responsibilities, limits.responsibilities),
    ...listed('benefits', form.benefits, limits.benefits),
  ])
}

const salary = {
  min: (n: number) => said`Minimum salary cannot be less than ${n}`,
  max: (n: number) => said`Maximum salary cannot be less than ${n}`,
}
const aNumber: Rule<number | null> = (value) => (value === null ? 'Required field' : null)

/** Power Share, the job post form of JOB-047; its schema knows the currencies. */
function shareProblems({ title, description, salary: { min, max } }: Posting): FieldProblems {
  const { compensation } = limits
  return collect([
    check('title', title, required),
    check('description', description, required, minLength(limits.description.min), fieldShort(limits.description.max)),
    check('salary.min', min, aNumber, atLeast(compensation, salary.min)),
    check('salary.max', max, aNumber, atLeast(compensation, salary.max), atLeast(min, salary.max)),
  ])
}

/** What keeps a form from being posted, by field. */
export const postingProblems = (way: Way, form: Posting): FieldProblems =>
  way === 'boost' ? boostProblems(form) : shareProblems(form)

export const LOCATION_MISSING = 'Location is missing'
/** Countries whose feeds say the state beside the city. */
const withStates = ['US', 'CA', 'AU', 'IN', 'BR', 'MX']

/** What a board's own table of fields asks for and this job does not say; by field of the choice. */
export function boardProblems({ board, accountId }: BoardChoice, { place, ...listing }: Listing): FieldProblems {
  if (board === 'careers') return {}
  const remote = listing.workplace === 'Remote'
  const needsPlace = board !== 'linkedin' && !(board === 'googleJobPosting' && remote)
  const state = place.country !== null && withStates.includes(place.country) && place.state === '' && !place.postcode
  return collect([
    place.country === null ? [board, LOCATION_MISSING] : null,
    needsPlace && place.city === '' ? [board, 'Say in Job Details which city the job is in'] : null,
    needsPlace && board !== 'googleJobPosting' && state
      ? [board, 'Say in Job Details which state the job is in, or its postcode']
      : null,
    ...(board === 'linkedin' ? onLinkedIn(board, listing.description, accountId) : []),
  ])
}

const onLinkedIn = (board: Board, description: string, accountId: string | null) => [
  description.trim().length < limits.description.onLinkedIn
    ? ([board, said`LinkedIn takes descriptions of at least ${limits.description.onLinkedIn} characters`] as const)
    : null,
  /^\d{1,20}$/.test(accountId?.trim() ?? '')
    ? null
    : (['linkedin.accountId', 'Enter the number of your company page on LinkedIn'] as const),
]

import type { JobDetails, JobDraft, Scorecard } from './draft.ts'
import { unlessEmpty } from './empty-details.ts'
import { UNTITLED } from '../kernel/initial-titles.ts'
import { isRanked } from './qualities.ts'

/** A new job: a start form, a thank-you and a reject page, nothing asked yet. */
export const emptyDraft = (): JobDraft => ({
  details: {
    jobTitle: '',
    jobType: null,
    location: '',
    countryCode: null,
    workplace: null,
    salary: { currency: null, min: null, max: null, period: null },
    jobDescription: '',
    benefits: [],
    brandName: '',
  },
  scorecard: { skills: [], englishLevel: null },
  journey: {
    modules: [
      { kind: 'FORM', ...page('info', 'Tell us about yourself'), required: true, phone: 'optional' },
      {
        kind: 'THANK_YOU',
        ...page('thanks', 'Thank you, {candidate_name}!'),
        message: 'We have received your application and will be in touch.',
      },
      {
        kind: 'REJECT',
        ...page('reject', 'Thank you for your interest'),
        message: 'Unfortunately your answers do not match what this role needs.',
        kanbanId: 'rejected',
      },
    ],
  },
})

const page = (id: string, title: string) => ({ id, title, description: '', required: false, verbatimTitle: false })

export const savedTitle = (title: string) => title.trim() || UNTITLED
/** What the person chose: the stand-in for no title is no title, and does not go live. */
export const chosenTitle = (title: string) => (title.trim() === UNTITLED ? '' : title)

/** What is saved of a draft: blank skills and blank benefits are dropped (JOB-051). */
export const withoutBlanks = <Draft extends Partial<JobDraft>>(draft: Draft): Draft => ({
  ...draft,
  ...(draft.details && {
    details: filledDetails(draft.details),
  }),
  ...(draft.scorecard && {
    scorecard: filledScorecard(draft.scorecard),
  }),
})

const titled = (item: { title: string }) => item.title.trim() !== ''

function filledDetails(details: JobDetails): JobDetails {
  const { address, responsibilities, hiringManager, hiringOrganization, applyUrl, skills, ...rest } = details
  const tags = skills?.filter((tag) => tag.trim() !== '') ?? []
  const duties = responsibilities?.filter(titled) ?? []
  return {
    ...rest,
    benefits: details.benefits.filter(titled),
    ...(unlessEmpty(address) && { address }),
    ...(duties.length > 0 && { responsibilities: duties }),
    ...(unlessEmpty(hiringManager) && { hiringManager }),
    ...(unlessEmpty(hiringOrganization) && { hiringOrganization }),
    ...(applyUrl && { applyUrl }),
    ...(tags.length > 0 && { skills: tags }),
  }
}

const filledScorecard = ({ qualities, ...scorecard }: Scorecard): Scorecard => ({
  ...scorecard,
  skills: scorecard.skills.filter((skill) => skill.name.trim() !== ''),
  ...(isRanked(qualities) && { qualities: [...qualities] }),
})

/** What candidates may know of a job: no salary that is kept to the company, no address to write to past the platform, and not how it was made. */
export function publicDetails({ hiringOrganization, template: _, ...details }: JobDetails): JobDetails {
  const { show = true, ...salary } = details.salary
  return {
    ...details,
    salary: show ? salary : { currency: null, min: null, max: null, period: null },
    ...(hiringOrganization && { hiringOrganization: { ...hiringOrganization, email: '' } }),
  }
}

import type { JobDetails } from '#contracts/job/draft.ts'
import { useFormat } from '../i18n/format.ts'
import { namespace } from '../i18n/namespace.ts'
import { Badge } from '../ui/badge.tsx'
import { placeKeys, salaryText, typeKeys } from './job-words.ts'

const useText = namespace('journey')

type Facts = { place: string; salary: JobDetails['salary'] | null } & Pick<JobDetails, 'workplace' | 'jobType'>

/** Where a job is, what kind it is and what it pays, in the reader's language; only what is known. */
export function useJobFacts({ place, workplace, jobType, salary }: Facts): string[] {
  const t = useText()
  const formats = useFormat()
  return [
    place,
    workplace && t(placeKeys[workplace]),
    jobType && t(typeKeys[jobType]),
    salary && salaryText(t, formats, salary),
  ].flatMap((fact) => fact || [])
}

export function JobFacts(facts: Facts) {
  const shown = useJobFacts(facts)
  if (shown.length === 0) return null
  return (
    <ul className="mt-3 flex flex-wrap gap-1.5">
      {shown.map((fact) => (
        <li key={fact}>
          <Badge>
            <bdi>{fact}</bdi>
          </Badge>
        </li>
      ))}
    </ul>
  )
}

import type { LiveJob } from './jobs/job.ts'
import { emailOf, nameAt, type Origin, phoneOf } from './names.ts'
import { dice } from './random.ts'

export type Person = { name: string; email: string; phone: string; mobile: string }

/** Who applies, job by job: people from where the job is, no name twice. */
export function crowdOf(jobs: readonly LiveJob[]): Map<string, Person[]> {
  const met = new Map<Origin, number>()
  const random = dice(7919)
  let index = 0
  function next(job: LiveJob): Person {
    const origin = random.weighted(Object.entries(job.origins) as [Origin, number][])
    const nth = met.get(origin) ?? 0
    met.set(origin, nth + 1)
    const name = nameAt(origin, nth)
    const mobile = phoneOf(origin, index)
    const person = { name, email: emailOf(name, index), phone: random.chance(0.4) ? mobile : '', mobile }
    index++
    return person
  }
  return new Map(jobs.map((job) => [job.key, Array.from({ length: job.candidates }, () => next(job))]))
}

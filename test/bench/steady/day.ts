import { sessionCookieName } from '#contracts/http/session-cookie.ts'
import { colleagues, creator } from '#services/demo/colleagues.ts'
import { fill } from '#services/demo/fill.ts'
import { passwordFor } from '#services/demo/passwords.ts'
import { openCompany } from '#services/demo/company.ts'
import type { Platform } from '#services/platform.ts'
import type { Day } from './load.ts'

const LISTENING = 60
/** A person has at most ten live connections in each. */
const SESSIONS_EACH = 2

/** The demo company, and who is at work in it. */
export async function demoDay(
  platform: Platform,
  clock: { at: number },
): Promise<Omit<Day, 'url' | 'minutes' | 'perSecond'>> {
  const today = clock.at
  await fill(platform, clock, today)
  const { companyId, people } = await openCompany(platform, clock)
  clock.at = today
  const cookies: string[] = []
  for (const person of [people.marta, people.nuria, people.tunde, people.pieter, people.sofia])
    for (let session = 0; session < SESSIONS_EACH; session++) {
      if (person.kind !== 'user') throw new Error('only people sign in')
      const { sessionToken } = await platform.useCases.accounts.openSession({ companyId, userId: person.userId })
      cookies.push(`${sessionCookieName('http:')}=${sessionToken}`)
    }
  const ids = await platform.readers.candidateIds(people.marta, { by: 'added', descending: true }, {}, 1000)
  const cards = await platform.readers.candidatesAmong(
    people.marta,
    {},
    ids.map(({ id }) => id),
  )
  const candidates = cards.map(({ id, jobId }) => ({ id, jobId }))
  return {
    cookies,
    accounts: [{ ...creator }, ...colleagues].map((person) => ({
      email: person.email,
      password: passwordFor(platform, person),
    })),
    jobs: [...new Set(candidates.map(({ jobId }) => jobId))],
    candidates,
    listening: LISTENING,
  }
}

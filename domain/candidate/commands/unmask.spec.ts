import { describe, it } from 'vitest'
import { MOST_UNMASK_REASON } from '#contracts/candidate/anonymity.ts'
import { candidateDecider } from '#domain/candidate/decider.ts'
import { ada, adaAdded } from '#test/fixtures/candidate.ts'
import { admin, contextOf, rita } from '#test/fixtures/people.ts'
import { specify } from '#test/specification/decider.ts'

const given = specify(candidateDecider, contextOf(admin))
const look = (reason: string) => ({ type: 'UnmaskCandidate', data: { candidateId: ada, reason } }) as const

describe('looking at who a candidate is', () => {
  it('keeps who looked and why', () => {
    given(adaAdded)
      .when(look(' To call them '))
      .then({ type: 'CandidateUnmasked', data: { userId: rita, reason: 'To call them' } })
  })

  it('takes a reason that can be read', () => {
    given(adaAdded)
      .when(look(' '))
      .thenRejects('candidate/unmask-invalid', { reason: 'Say why you need to know who this is' })
    given(adaAdded)
      .when(look('a'.repeat(MOST_UNMASK_REASON + 1)))
      .thenRejects('candidate/unmask-invalid')
    given().when(look('To call them')).thenRejects('candidate/not-found')
  })
})

import { describe, it } from 'vitest'
import type { CandidateCommand } from '#contracts/candidate/commands.ts'
import { candidateDecider } from '#domain/candidate/decider.ts'
import { ada, adaAdded, adaInvited, adaMoved, adaStarted } from '#test/fixtures/candidate.ts'
import { admin, contextOf } from '#test/fixtures/people.ts'
import { specify } from '#test/specification/decider.ts'

const given = specify(candidateDecider, contextOf(admin))
const resend: CandidateCommand = { type: 'ResendInvitation', data: { candidateId: ada, channels: ['email'] } }

describe('sending an invitation again', () => {
  it('is possible until the person begins, also for the first time', () => {
    given(adaAdded, adaInvited).when(resend).then(adaInvited)
    given(adaAdded).when(resend).then(adaInvited)
    given(adaAdded, adaInvited, adaStarted).when(resend).thenRejects('candidate/already-exists')
    given(adaAdded, adaInvited, adaMoved('default', 'rejected')).when(resend).thenRejects('candidate/rejected')
    given().when(resend).thenRejects('candidate/not-found')
  })
})

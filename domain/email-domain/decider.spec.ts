import { describe, it } from 'vitest'
import type { EmailDomainEvent } from '#contracts/email-domain/events.ts'
import { acme, admin, contextOf, rival } from '#test/fixtures/people.ts'
import { specify } from '#test/specification/decider.ts'
import { emailDomainDecider } from './decider.ts'

const given = specify(emailDomainDecider, contextOf(admin))
const [first, second] = ['77777777-7777-4777-8777-777777777771', '77777777-7777-4777-8777-777777777772']
const held = (proofId = first, companyId = acme) => ({ domain: 'acme.test', companyId, proofId })
const reserved = (proofId = first): EmailDomainEvent => ({ type: 'EmailDomainReserved', data: held(proofId) })
const released = (proofId = first): EmailDomainEvent => ({ type: 'EmailDomainReleased', data: held(proofId) })

describe('an email domain', () => {
  it('belongs to the company that proved it, once', () => {
    given().when({ type: 'ReserveEmailDomain', data: held() }).then(reserved())
    given(reserved()).when({ type: 'ReserveEmailDomain', data: held() }).thenNothing()
    given(reserved())
      .when({ type: 'ReserveEmailDomain', data: held(second, rival) })
      .thenRejects('company/domain-taken')
  })

  it('is free once its company removed it, unless it proved it anew', () => {
    given(reserved()).when({ type: 'ReleaseEmailDomain', data: held() }).then(released())
    given(reserved(), reserved(second))
      .when({ type: 'ReleaseEmailDomain', data: held(first) })
      .thenNothing()
    given(reserved())
      .when({ type: 'ReleaseEmailDomain', data: held(first, rival) })
      .thenNothing()
  })
})

import { describe, expect, it } from 'vitest'
import type { CompanyCommandData } from '#contracts/company/commands.ts'
import type { CompanyEvent } from '#contracts/company/events.ts'
import { usualMessageRules } from '#contracts/company/message-rules.ts'
import { type Company, evolve, initialState } from '#domain/company/company.ts'
import { companyDecider } from '#domain/company/decider.ts'
import { defaultTemplate } from '#domain/company/messages.ts'
import { acme, admin, contextOf, rita } from '#test/fixtures/people.ts'
import { specify } from '#test/specification/decider.ts'

const given = specify(companyDecider, contextOf(admin))
const registered: CompanyEvent = {
  type: 'CompanyRegistered',
  data: { companyId: acme, name: 'Acme', createdBy: rita },
}
const change = (data: CompanyCommandData<'ChangeMessageRules'>) => ({ type: 'ChangeMessageRules', data }) as const
const own = (text: string, reasonId = text) => ({ reasonId, text })

describe('how a company writes to candidates', () => {
  it('holds messages for 0 to 60 whole minutes', () => {
    const rulesOf = (holdMinutes: number): CompanyEvent => ({
      type: 'MessageRulesChanged',
      data: { holdMinutes, rejectionReasons: [...usualMessageRules.rejectionReasons] },
    })
    for (const minutes of [0, 60])
      given(registered)
        .when(change({ holdMinutes: minutes }))
        .then(rulesOf(minutes))
    given(registered)
      .when(change({ holdMinutes: 5 }))
      .thenNothing()
    for (const minutes of [-1, 61, 2.5])
      given(registered)
        .when(change({ holdMinutes: minutes }))
        .thenRejects('company/details-invalid', { holdMinutes: 'Enter a whole number from 0 to 60' })
  })

  it('writes to numbers over WhatsApp or as text messages, whatever else is changed', () => {
    const { rejectionReasons, holdMinutes } = usualMessageRules
    const rules = (more: { textsBy?: 'whatsapp' }, minutes = holdMinutes): CompanyEvent => ({
      type: 'MessageRulesChanged',
      data: { holdMinutes: minutes, rejectionReasons: [...rejectionReasons], ...more },
    })
    given(registered)
      .when(change({ textsBy: 'sms' }))
      .thenNothing()
    given(registered)
      .when(change({ textsBy: 'whatsapp' }))
      .then(rules({ textsBy: 'whatsapp' }))
    given(registered, rules({ textsBy: 'whatsapp' }))
      .when(change({ holdMinutes: 7 }))
      .then(rules({ textsBy: 'whatsapp' }, 7))
    given(registered, rules({ textsBy: 'whatsapp' }))
      .when(change({ textsBy: 'sms' }))
      .then(rules({}))
  })

  it('has reasons of its own for a rejection, beside the usual ones or in their place', () => {
    given(registered)
      .when(change({ rejectionReasons: [own('anything', 'skills'), own(' No  work permit ', 'permit')] }))
      .then({
        type: 'MessageRulesChanged',
        data: {
          holdMinutes: 5,
          rejectionReasons: [
            { reasonId: 'skills', text: null },
            { reasonId: 'permit', text: 'No work permit' },
          ],
        },
      })
    const refused = (words: string, reasons: ReturnType<typeof own>[]) =>
      given(registered)
        .when(change({ rejectionReasons: reasons }))
        .thenRejects('company/details-invalid', { rejectionReasons: words })
    refused('Two reasons have the same name', [own('Permit', 'a'), own('permit', 'b')])
    refused('Give each reason 1 to 80 characters', [own(' ', 'a')])
    refused(
      'At most 30 reasons',
      Array.from({ length: 31 }, (_, n) => own(`r${n}`)),
    )
  })
})

const templateId = 'bbbbbbbb-bbbb-4bbb-8bbb-bbbbbbbbbbb1'
const jobId = 'cccccccc-cccc-4ccc-8ccc-ccccccccccc1'
const template = {
  templateId,
  name: 'Warm',
  use: 'rejection' as const,
  channel: 'email' as const,
  jobId: null,
  isDefault: true,
  texts: [{ language: 'en' as const, subject: 'Your application', text: 'Hello {{firstName|there}}' }],
}
type Saved = CompanyCommandData<'SaveMessageTemplate'>
const save = (changes: Partial<Saved> = {}) =>
  ({ type: 'SaveMessageTemplate', data: { ...template, basedOn: null, ...changes } }) as const
const saved = (changes: object = {}, version = 1) =>
  ({ type: 'MessageTemplateSaved', data: { ...template, version, ...changes } }) as CompanyEvent

describe('a message template', () => {
  it('has a version for each save; one that is overtaken is refused', () => {
    given(registered).when(save()).then(saved())
    given(registered, saved()).when(save()).thenNothing()
    given(registered, saved())
      .when(save({ basedOn: 1, name: 'Short' }))
      .then(saved({ name: 'Short' }, 2))
    given(registered, saved())
      .when(save({ name: 'Short' }))
      .thenRejects('template/stale')
    given(registered, saved())
      .when(save({ templateId: jobId, name: 'warm' }))
      .thenRejects('template/invalid', { name: 'There is a template of this name already' })
    given(registered, saved())
      .when({ type: 'DeleteMessageTemplate', data: { templateId } })
      .then({ type: 'MessageTemplateDeleted', data: { templateId } })
    given(registered).when({ type: 'DeleteMessageTemplate', data: { templateId } }).thenNothing()
  })

  it('names only fields there are, a script among those it refuses, and an invitation has its link', () => {
    const texts = (text: string) => [{ language: 'en' as const, subject: 'Hi', text }]
    const refused = (changes: Partial<Saved>, fields: Record<string, string>) =>
      given(registered).when(save(changes)).thenRejects('template/invalid', fields)
    refused(
      { texts: texts('{{<script>alert(1)</script>}}') },
      {
        'texts.en.text':
          'There is no field “<script>alert(1)</script>”. Use name, firstName, job, company, sender, link',
      },
    )
    refused(
      { use: 'invitation', texts: texts('Hello') },
      { 'texts.en.text': 'Put the field “link” where the link to the application belongs' },
    )
    refused({ name: ' ', texts: [] }, { name: 'Required field', texts: 'Write it in one language at least' })
    refused({ texts: [...texts('a'), ...texts('b')] }, { texts: 'Each language can be there once' })
    refused({ channel: 'sms', texts: texts('x'.repeat(481)) }, { 'texts.en.text': 'Character limit exceeded' })
    const many = Array.from({ length: 200 }, (_, n) => saved({ templateId: `t${n}`, name: `n${n}` }))
    given(registered, ...many)
      .when(save())
      .thenRejects('template/invalid', 'At most 200 message templates')
  })

  it('that is the default takes the place of the one before; a job has its own before the company’s', () => {
    const second = saved({ templateId: jobId, name: 'Two' })
    const ofJob = saved({ templateId: 'of-job', name: 'Three', jobId })
    const wanted = (events: CompanyEvent[], of: string | null) => {
      const state = [registered, ...events].reduce<Company>(evolve, initialState())
      if (state.status === 'unknown') throw new Error('not registered')
      return defaultTemplate(state.messages, { use: 'rejection', channel: 'email', jobId: of })?.templateId
    }
    expect(wanted([saved()], null)).toBe(templateId)
    expect(wanted([saved(), second], jobId)).toBe(jobId)
    expect(wanted([saved(), second, ofJob], jobId)).toBe('of-job')
    expect(wanted([saved({ isDefault: false })], null)).toBeUndefined()
  })
})

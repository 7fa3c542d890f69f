import { describe, expect, it } from 'vitest'
import type { JobEvent } from '#contracts/job/events.ts'
import type { WebhookEvent } from '#contracts/webhook/events.ts'
import type { UserEvent } from '#contracts/user/events.ts'
import { streamName } from '#contracts/kernel/streams.ts'
import { backendJob, drafted } from '#test/fixtures/job.ts'
import { acme, rita } from '#test/fixtures/people.ts'
import { minutesPastNoon, recorded } from '#test/fixtures/recorded.ts'
import { specifyProjection } from '#test/specification/projection.ts'
import { jobAudit, MOST_ENTRIES, userAudit, webhookAudit } from './audit.ts'

const actor = { kind: 'user', id: rita }
const of = (...events: UserEvent[]) => recorded(streamName(acme, 'user', rita), events)
const signedIn: UserEvent = { type: 'UserSignedIn', data: { method: 'sso', device: 'Chrome on Windows' } }

describe('the history of an account for auditors', () => {
  it('holds sign-ins and changes of rights, and nothing else', () => {
    specifyProjection(userAudit)(
      ...of(
        signedIn,
        { type: 'UserLanguageChosen', data: { language: 'de' } },
        { type: 'UserRoleAssigned', data: { roleId: 'edit' } },
      ),
    ).shows({
      subject: rita,
      entries: [
        {
          revision: 0,
          at: minutesPastNoon(0),
          kind: 'UserSignedIn',
          actor,
          detail: 'sso',
          device: 'Chrome on Windows',
        },
        { revision: 2, at: minutesPastNoon(2), kind: 'UserRoleAssigned', actor, detail: 'edit', device: null },
      ],
    })
  })

  it('keeps the newest, however often someone signs in', () => {
    const many = of(...Array.from({ length: MOST_ENTRIES + 5 }, () => signedIn))
    const view = many.reduce<ReturnType<typeof userAudit.evolve>>(userAudit.evolve, null)!
    expect(view.entries).toHaveLength(MOST_ENTRIES)
    expect(view.entries.at(-1)!.revision).toBe(MOST_ENTRIES + 4)
  })
})

describe('the history of a webhook for auditors', () => {
  it('says for each day how many calls there were, to whom, and what came of them', () => {
    const webhookId = '77777777-7777-4777-8777-777777777777'
    const counts = { day: '2026-01-30', delivered: 312, failed: 3, leftOut: 1, waiting: 2 }
    const counted: WebhookEvent = { type: 'WebhookDayCounted', data: { webhookId, host: 'crm.example', ...counts } }
    const view = recorded(streamName(acme, 'webhook', webhookId), [counted]).reduce<
      ReturnType<typeof webhookAudit.evolve>
    >(webhookAudit.evolve, null)
    expect(view!.entries).toMatchObject([{ kind: 'WebhookDayCounted', detail: 'crm.example · 2026-01-30 · 312 / 318' }])
  })
})

describe('the history of a job for auditors', () => {
  const own = { user_id: rita, role_id: 'edit' }
  const everyone = { group_id: 'global', role_id: 'global' }
  const of = (...events: JobEvent[]) => recorded(streamName(acme, 'job', backendJob), events)

  it('says whose role became which, and not what else happened to the job', () => {
    specifyProjection(jobAudit)(
      ...of(
        drafted(),
        { type: 'JobPermissionsChanged', data: { permissions: [own, everyone] } },
        { type: 'JobShared', data: { via: 'open publish', referral: false } },
        { type: 'JobPermissionsChanged', data: { permissions: [everyone] } },
      ),
    ).shows({
      subject: backendJob,
      access: 'g:global=global',
      permissionsChangedAt: minutesPastNoon(3),
      entries: [
        {
          revision: 1,
          at: minutesPastNoon(1),
          kind: 'JobPermissionsChanged',
          actor,
          detail: 'g:global=global',
          device: null,
        },
        {
          revision: 3,
          at: minutesPastNoon(3),
          kind: 'JobPermissionsChanged',
          actor,
          detail: `u:${rita}=none`,
          device: null,
        },
      ],
    })
  })

  it('is empty, and not looked at, while a job has the roles it was created with', () => {
    specifyProjection(jobAudit)(
      ...of(drafted(), { type: 'ColumnRenamed', data: { columnId: 'offer', from: 'Offer', to: 'Offers' } }),
    ).shows({ entries: [], permissionsChangedAt: null })
  })
})

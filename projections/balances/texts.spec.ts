import { describe, it } from 'vitest'
import { streamName } from '#contracts/kernel/streams.ts'
import type { SubscriptionEvent } from '#contracts/subscription/events.ts'
import { ada } from '#test/fixtures/candidate.ts'
import { acme } from '#test/fixtures/people.ts'
import { minutesPastNoon, recorded } from '#test/fixtures/recorded.ts'
import { specifyProjection } from '#test/specification/projection.ts'
import { MOST_TEXTS, textMessages } from './texts.ts'

const given = (...events: SubscriptionEvent[]) =>
  specifyProjection(textMessages)(...recorded(streamName(acme, 'subscription', acme), events))
const started: SubscriptionEvent = { type: 'SubscriptionStarted', data: { plan: 'growth', jobSlots: 2 } }
const text = (month: string, inMonth: number, reminder = false): SubscriptionEvent => ({
  type: 'TextInviteConsumed',
  data: { candidateId: ada, messageId: `m${inMonth}`, reminder, month, inMonth },
})

describe("a company's text messages", () => {
  it('are those of the month, newest first', () => {
    given(started).shows({ newest: [] })
    given(started, text('2026-03', 1), text('2026-03', 2, true)).shows({
      month: '2026-03',
      newest: [
        { candidateId: ada, reminder: true, at: minutesPastNoon(2) },
        { candidateId: ada, reminder: false, at: minutesPastNoon(1) },
      ],
    })
  })

  it('begin again with a new month, and are no more than a page shows', () => {
    given(started, text('2026-03', 1), text('2026-04', 1)).shows({
      month: '2026-04',
      newest: [{ candidateId: ada, reminder: false, at: minutesPastNoon(2) }],
    })
    const many = Array.from({ length: MOST_TEXTS + 1 }, (_, n) => text('2026-03', n + 1))
    const newest = many
      .map((_, n) => ({ candidateId: ada, reminder: false, at: minutesPastNoon(n + 1) }))
      .reverse()
      .slice(0, MOST_TEXTS)
    given(started, ...many).shows({ newest })
  })
})

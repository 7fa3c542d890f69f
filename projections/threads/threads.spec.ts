import { expect, it } from 'vitest'
import type { CandidateEvent } from '#contracts/candidate/events.ts'
import {
  adaAdded,
  adaInvited as invited,
  adaMoveUndone,
  adaRejected,
  adasStream,
  adaStarted,
} from '#test/fixtures/candidate.ts'
import { rita } from '#test/fixtures/people.ts'
import { recorded } from '#test/fixtures/recorded.ts'
import { foldInto } from '../runtime/fold.ts'
import { threads } from './threads.ts'

const messageId = '7c0d9a44-58d5-4b8e-9a53-0d6f6d3f1b11'
const commentId = 'aaaaaaaa-aaaa-4aaa-8aaa-aaaaaaaaaac1'
const shown = (...events: CandidateEvent[]) =>
  foldInto(threads, null, recorded(adasStream, events)) as never as {
    entries: { kind: string; state: string | null; text: string; failure: string | null }[]
  }
const atOnce = { sendsAt: null, onlyIn: null, template: null }
const written: CandidateEvent = {
  type: 'MessageWritten',
  data: { messageId, channel: 'email', authorId: rita, subject: 'Monday', text: 'Can you come?', ...atOnce },
}
const commented: CandidateEvent = {
  type: 'CandidateCommented',
  data: { commentId, authorId: rita, text: 'Clear answer', at: null, mentions: [] },
}

it('is one thread in order: what was sent, said and done', () => {
  const { entries } = shown(adaAdded, invited, adaStarted, commented, written)
  expect(entries.map(({ kind }) => kind)).toEqual(['invitation', 'started', 'comment', 'message'])
  expect(entries.at(-1)).toMatchObject({ state: 'queued', subject: 'Monday', authorId: rita })
})

it('says what became of each message', () => {
  const sent: CandidateEvent = { type: 'MessageSent', data: { messageId } }
  const lost: CandidateEvent = { type: 'MessageUndelivered', data: { messageId, reason: 'address' } }
  expect(shown(adaAdded, written, sent).entries[0]).toMatchObject({ state: 'sent' })
  expect(shown(adaAdded, written, lost).entries[0]).toMatchObject({ state: 'undelivered', failure: 'address' })
  const refused: CandidateEvent = { type: 'MailUndelivered', data: { channel: 'email' } }
  expect(shown(adaAdded, invited, written, refused).entries.map(({ state }) => state)).toEqual([
    'undelivered',
    'queued',
  ])
})

it('says until when an invitation waits, and of one that was cancelled that it did not leave', () => {
  const sendsAt = '2026-03-02T12:05:00.000Z'
  const held: CandidateEvent = { type: 'CandidateReminded', data: { channel: 'email', sendsAt } }
  const settled = (how: 'send' | 'cancel'): CandidateEvent => ({
    type: 'HeldReachSettled',
    data: { how, what: 'reminder', channels: ['email'], isFirst: false },
  })
  expect(shown(adaAdded, invited, held).entries).toMatchObject([{ sendsAt: null }, { sendsAt, state: null }])
  expect(shown(adaAdded, held, settled('send')).entries).toMatchObject([{ sendsAt: null, state: null }])
  expect(shown(adaAdded, held, settled('cancel')).entries).toMatchObject([{ sendsAt: null, state: 'cancelled' }])
})

it('has the newest words of a comment, and none of one that was taken back', () => {
  const edited: CandidateEvent = { type: 'CommentEdited', data: { commentId, text: 'Very clear', mentions: [] } }
  expect(shown(adaAdded, commented, edited).entries).toMatchObject([{ text: 'Very clear' }])
  expect(shown(adaAdded, commented, { type: 'CommentDeleted', data: { commentId } }).entries).toEqual([])
})

it('says of the message to a rejected candidate whether it waits, left or was taken back', () => {
  const held: CandidateEvent = {
    type: 'RejectionMessageHeld',
    data: { messageId, subject: 'Your application', text: 'Thank you', sendsAt: '2026-03-02T12:05:00.000Z' },
  }
  const message = (...events: CandidateEvent[]) =>
    shown(adaAdded, adaRejected('default'), held, ...events).entries.find(({ kind }) => kind === 'message')
  expect(message()).toMatchObject({ state: 'held', text: 'Thank you' })
  expect(message({ type: 'RejectionMessageReleased', data: { messageId } })).toMatchObject({ state: 'queued' })
  expect(message({ type: 'RejectionMessageLeft', data: { messageId, outcome: 'sent' } })).toMatchObject({
    state: 'sent',
  })
  expect(message({ type: 'RejectionMessageLeft', data: { messageId, outcome: 'failed' } })).toMatchObject({
    state: 'undelivered',
  })
  for (const back of [
    { type: 'RejectionMessageCancelled', data: { messageId } } as const,
    adaMoveUndone('rejected', 'default'),
  ])
    expect(message(back)).toMatchObject({ state: 'cancelled' })
})

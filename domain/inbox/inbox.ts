import type { Digest, InboxEvent } from '#contracts/inbox/events.ts'
import { type EmailWay, MOST_NOTICES, type NoticePreferences, type NoticeType } from '#contracts/inbox/types.ts'
import type { CandidateId, JobId } from '#contracts/kernel/ids.ts'

type Kept = {
  type: NoticeType
  jobId: JobId | null
  candidateId: CandidateId | null
  email: EmailWay
  read: boolean
  digested: boolean
}
type Received = Extract<InboxEvent, { type: 'NoticeReceived' }>['data']
type Device = Omit<Extract<InboxEvent, { type: 'PushDeviceAdded' }>['data'], 'deviceId'>

/** What one person hears, and over what. Older notices than the list holds are forgotten here. */
export type Inbox = {
  notices: ReadonlyMap<string, Kept>
  preferences: NoticePreferences
  /** Null until it is chosen. */
  digest: Digest | null
  /** The address of the account takes no mail. */
  bounced: boolean
  /** By id, the oldest first. */
  devices: ReadonlyMap<string, Device>
}

export const initialState = (): Inbox => ({
  notices: new Map(),
  preferences: {},
  digest: null,
  bounced: false,
  devices: new Map(),
})

export function evolve(state: Inbox, { type, data }: InboxEvent): Inbox {
  switch (type) {
    case 'NoticeReceived':
      return { ...state, notices: newest(new Map(state.notices).set(data.noticeId, kept(data))) }
    case 'NoticesRead':
      return changed(state, data.noticeIds, { read: true })
    case 'NoticesDigested':
      return changed(state, data.noticeIds, { digested: true })
    case 'NoticePreferenceChanged': {
      const { type: of, ...channels } = data
      return { ...state, preferences: { ...state.preferences, [of]: channels } }
    }
    case 'DigestTimeChanged':
      return { ...state, digest: data }
    case 'NoticeMailBounced':
      return { ...state, bounced: true }
    case 'NoticeMailResumed':
      return { ...state, bounced: false }
    case 'PushDeviceAdded': {
      const { deviceId, ...device } = data
      return { ...state, devices: new Map(state.devices).set(deviceId, device) }
    }
    case 'PushDeviceRemoved':
      return { ...state, devices: new Map([...state.devices].filter(([id]) => id !== data.deviceId)) }
    default:
      return type satisfies never
  }
}

const kept = ({ type, jobId, candidateId, channels }: Received): Kept => ({
  type,
  jobId,
  candidateId,
  email: channels.email,
  read: false,
  digested: false,
})
const newest = <Value>(all: Map<string, Value>) =>
  all.size > MOST_NOTICES ? new Map([...all].slice(all.size - MOST_NOTICES)) : all

function changed(state: Inbox, ids: readonly string[], change: Partial<Kept>): Inbox {
  const of = new Set(ids)
  return {
    ...state,
    notices: new Map([...state.notices].map(([id, kept]) => [id, of.has(id) ? { ...kept, ...change } : kept])),
  }
}

import type { OutsideCall } from './call.ts'
import { carryToAts } from './carry-to-ats.ts'
import { fillCalendar, leaveCalendar, lookForLink, writeInterview } from './calendar/write-calendars.ts'
import { leaveCompanyCalendars } from './calendar/leave-company.ts'
import { destroyKey } from './destroy-key.ts'
import { eraseMedia } from './erase-media.ts'
import { eraseJobMedia } from './erase-job-media.ts'
import { erasePictures } from './erase-pictures.ts'
import { erasePortrait } from './erase-portrait.ts'
import { evaluate } from './evaluate.ts'
import { pushContact } from './push-contact.ts'
import { reportOrder } from './report-order.ts'
import { sendMail } from './mail/send.ts'
import { sendSms } from './messages/send-sms.ts'
import { sendPush } from './send-push.ts'
import { transcribe } from './transcribe.ts'

/** Everything that leaves the platform: one more is an adapter and a line here. */
export const outsideCalls = {
  ats: { carry: carryToAts, report: reportOrder },
  calendar: {
    write: writeInterview,
    fill: fillCalendar,
    leave: leaveCalendar,
    leaveCompany: leaveCompanyCalendars,
    link: lookForLink,
  },
  contacts: { push: pushContact },
  evaluator: { evaluate },
  keys: { destroy: destroyKey },
  mail: { send: sendMail },
  media: { erase: eraseMedia, eraseJobMedia, erasePictures, erasePortrait },
  push: { send: sendPush },
  sms: { send: sendSms },
  transcriber: { transcribe },
} as const

type Table = typeof outsideCalls
type PayloadOf<Call> = Call extends OutsideCall<infer Payload> ? Payload : never

/** What a process manager may ask of services outside. */
export type CallReaction = {
  [Port in keyof Table]: {
    [Operation in keyof Table[Port]]: {
      kind: 'call'
      port: Port
      operation: Operation
      payload: PayloadOf<Table[Port][Operation]>
      /** By this name the call can be cancelled until it leaves (`callIdOf`). */
      key?: string
      /** It leaves at this instant, unless it is cancelled or no longer wanted by then. */
      holdUntil?: string
    }
  }[keyof Table[Port]]
}[keyof Table]

// Each is only ever handed the payload that its own schema accepts.
// eslint-disable-next-line @typescript-eslint/no-explicit-any
export type OutsideCalls = Readonly<Record<string, Readonly<Record<string, OutsideCall<any>>>>>

import type { Message } from '#infra/engines/mail/mail.ts'
import type { Platform } from '#services/platform.ts'
import { type Received, mailServer } from '../support/mail-server.ts'

/** People whose mail servers differ: some take everything, some know no such name, some are busy the first time. */
export const addressOf = {
  taken: (who: string) => `taken-${who}@example.org`,
  refused: (who: string) => `refused-${who}@example.org`,
  busy: (who: string) => `busy-${who}@example.org`,
}

/** A mail server that is given messages by processes that die, and what it can say of them afterwards. */
export async function postOffice() {
  let beforeYes: (received: Received) => Promise<void> | void = () => {}
  const waitedFor = new Set<string>()
  const saying = (responseCode: number) => Object.assign(new Error('No'), { responseCode })
  const server = await mailServer(
    {
      onRcptTo({ address }, _session, done) {
        if (address.startsWith('refused-')) return done(saying(550))
        if (address.startsWith('busy-') && !waitedFor.has(address)) {
          waitedFor.add(address)
          return done(saying(451))
        }
        done()
      },
    },
    (received) => beforeYes(received),
  )
  const idOf = ({ mail }: Received) => /^<(.*)@/.exec(mail.messageId!)![1]!

  return {
    settings: { SMTP_URL: server.url, MAIL_FROM: 'no-reply@hirelog.test' },
    /** Waited for with each message that is kept, before its sender gets the answer. */
    onKept: (listener: typeof beforeYes) => void (beforeYes = listener),
    /** Sees as sent what the mail server was given, too. */
    seenBy(platform: Platform): Platform {
      const { mail } = platform.engines
      const outbox: typeof mail.outbox = async (limit) => [
        ...(await mail.outbox(limit)),
        ...server.received.map((each) => ({ id: idOf(each) }) as Message),
      ]
      return { ...platform, engines: { ...platform.engines, mail: { ...mail, outbox } } }
    },
    /** Of these people, who got no message at all, and who one that was no copy of the first. */
    problems(people: readonly string[]): string[] {
      const first = new Map<string, Received>()
      const others = server.received.filter((each) => {
        const known = first.get(idOf(each))
        if (!known) first.set(idOf(each), each)
        return known && known.mail.text !== each.mail.text
      })
      const reached = new Set(server.received.flatMap(({ recipients }) => recipients))
      return [
        ...people.filter((person) => !reached.has(person)).map((person) => `${person} got nothing`),
        ...others.map(({ recipients }) => `${recipients.join()} got two messages under one id`),
      ]
    },
    copiesOf: (one: Received) => server.received.filter((each) => idOf(each) === idOf(one)).length,
    close: server.close,
  }
}
export type PostOffice = Awaited<ReturnType<typeof postOffice>>

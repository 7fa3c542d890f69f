import { REQUIRED } from '#contracts/job/rules.ts'
import type { CommandContext } from '#contracts/kernel/command-context.ts'
import { hasControls } from '#contracts/kernel/name.ts'
import { Rejected } from '#contracts/kernel/rejections.ts'
import { later } from '#contracts/kernel/time.ts'
import { said, type Words } from '#contracts/kernel/wording.ts'
import type { ShareCommandData } from '#contracts/share/commands.ts'
import type { ShareEvent } from '#contracts/share/events.ts'
import { shareDays, shareLimits } from '#contracts/share/rules.ts'
import { isEmail, normaliseEmail } from '#contracts/user/email.ts'
import type { Share } from './share.ts'

type Chosen = ShareCommandData<'CreateShare'>

/** Sent again, the command has the same recipients and so the same links; its own id names the link for anyone. */
export function created(data: Chosen, state: Share, { now, commandId }: CommandContext): ShareEvent[] {
  if (state.status !== 'unknown') throw new Rejected('share/exists', 'This link has been created before')
  const chosen = tidy(data)
  const problems = problemsOf(chosen, now)
  if (Object.keys(problems).length > 0) throw new Rejected('share/invalid', 'This cannot be shared as it is', problems)
  const { frozen, ...share } = chosen
  return [{ type: 'ShareCreated', data: { ...share, linkId: commandId, frozenAt: frozen ? now : null } }]
}

function tidy({ title, message, recipients, ...chosen }: Chosen): Chosen {
  const people = new Map(
    recipients.map(({ recipientId, name, email }) => {
      const address = normaliseEmail(email)
      return [address, { recipientId, name: name.trim().replaceAll(/\s+/g, ' '), email: address }]
    }),
  )
  return {
    ...chosen,
    title: title.trim().replaceAll(/\s+/g, ' '),
    message: message.trim(),
    recipients: chosen.audience === 'anyone' ? [] : [...people.values()],
    hidden: [...new Set(chosen.hidden)],
  }
}

function problemsOf({ title, message, recipients, audience, expiresAt, candidates }: Chosen, now: string) {
  const problems: Record<string, Words | null> = {
    title: title === '' ? REQUIRED : textProblem(title, shareLimits.title),
    message: message.length > shareLimits.message ? said`Use at most ${shareLimits.message} characters` : null,
    expiresAt: dayProblem(expiresAt, now),
    candidates:
      candidates.length === 0 || candidates.length > shareLimits.candidates
        ? said`Share 1 to ${shareLimits.candidates} candidates at a time`
        : new Set(candidates.map(({ candidateId }) => candidateId)).size < candidates.length
          ? 'A candidate is in this list twice'
          : null,
    recipients: audience === 'recipients' ? peopleProblem(recipients) : null,
  }
  return Object.fromEntries(Object.entries(problems).filter((each): each is [string, Words] => each[1] !== null))
}

const textProblem = (text: string, most: number): Words | null =>
  text.length > most
    ? said`Use at most ${most} characters`
    : hasControls(text)
      ? 'Line breaks and control characters are not possible here'
      : null

function peopleProblem(recipients: Chosen['recipients']): Words | null {
  if (recipients.length === 0 || recipients.length > shareLimits.recipients)
    return said`Name 1 to ${shareLimits.recipients} people`
  const wrong = recipients.find(({ email }) => !isEmail(email))
  if (wrong) return said`This is no email address: ${wrong.email.slice(0, 80)}`
  return recipients.map(({ name }) => textProblem(name, shareLimits.guestName)).find((each) => each !== null) ?? null
}

/** Between this moment and a year from it. */
export const dayProblem = (expiresAt: string, now: string): Words | null =>
  expiresAt <= now
    ? 'Choose a moment in the future'
    : expiresAt > later(now, { days: shareDays.most + 1 })
      ? said`A link ends after ${shareDays.most} days at most`
      : null

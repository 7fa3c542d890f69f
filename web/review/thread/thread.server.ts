import type { AppLoadContext } from '@remix-run/node'
import type { MessageChannel } from '#contracts/candidate/message-limits.ts'
import type { SignedIn } from '#services/use-cases/accounts/sessions.ts'
import type { Permission } from '#contracts/kernel/permissions.ts'
import type { CandidateDetail } from '#contracts/views/candidate.ts'
import { normalisePhone } from '#contracts/user/phone.ts'

type Asked = {
  platform: AppLoadContext['platform']
  asker: SignedIn['asker']
  candidate: Pick<CandidateDetail, 'id' | 'jobId' | 'email' | 'phone'>
  may: readonly Permission[]
}

/** The thread with one candidate, with names, and how they can be written to: in no way by people who may not. */
export async function threadOf({ platform, asker, candidate, may }: Asked) {
  const { readers, useCases } = platform
  const [all, balances, rules] = await Promise.all([
    readers.threadOf(asker, candidate.id),
    readers.balancesOf(asker),
    useCases.automations.automationNames(asker, candidate.jobId),
  ])
  const entries = all ?? []
  const names = await readers.userNames(
    asker,
    entries.flatMap(({ authorId }) => authorId ?? []),
  )
  const reachable: MessageChannel[] = [
    ...(candidate.email ? (['email'] as const) : []),
    ...(normalisePhone(candidate.phone) && balances?.volume.textSmsInvites !== 0 ? (['sms'] as const) : []),
  ]
  return {
    channels: may.includes('candidates.invite') ? reachable : [],
    entries: entries.map(({ authorId, ...entry }) => ({
      ...entry,
      author: authorId && (names[authorId] ?? rules[authorId] ?? null),
      isAutomatic: authorId === null || authorId in rules,
    })),
  }
}
export type Thread = Awaited<ReturnType<typeof threadOf>>

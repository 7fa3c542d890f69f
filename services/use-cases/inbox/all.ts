import type { InboxCommand, InboxCommandData } from '#contracts/inbox/commands.ts'
import { channelsOf, type NoticeChannels, type NoticeType } from '#contracts/inbox/types.ts'
import type { Asker } from '#contracts/kernel/asker.ts'
import { Rejected } from '#contracts/kernel/rejections.ts'
import type { ConsistencyToken } from '#contracts/kernel/token.ts'
import { inboxDecider } from '#domain/inbox/decider.ts'
import type { Core } from '../../core/core.ts'

type Sent<Type extends InboxCommand['type']> = InboxCommandData<Type> & { commandId?: string | undefined }

/** One command to the inbox of who asks, and to no other. @throws Rejected 'inbox/only-people' for a key */
const own =
  <Type extends InboxCommand['type']>(core: Core, type: Type) =>
  async (asker: Asker, { commandId, ...data }: Sent<Type>): Promise<{ token: ConsistencyToken }> => {
    const command = { type, data } as unknown as InboxCommand
    const { token } = await core.commands.handle(
      inboxDecider,
      personOf(asker).userId,
      command,
      core.context(asker, commandId),
    )
    return { token }
  }

function personOf(asker: Asker) {
  if (asker.kind !== 'user') throw new Rejected('inbox/only-people', 'Only a person has notifications, not a key')
  return asker
}

/** What people do with their notices (NOTIF-001 to 004). */
export const inboxUseCases = (core: Core) => ({
  readNotices: own(core, 'ReadNotices'),
  /** @throws Rejected 'inbox/preference-disabled' */
  changePreference: own(core, 'ChangeNoticePreference'),
  /** @throws Rejected 'inbox/digest-invalid' */
  changeDigestTime: own(core, 'ChangeDigestTime'),
  resumeMail: own(core, 'ResumeNoticeMail'),
  /** @throws Rejected 'inbox/device-invalid' */
  addDevice: own(core, 'AddPushDevice'),
  removeDevice: own(core, 'RemovePushDevice'),

  /** What holds for a type at this moment, from the log. */
  async preferenceOf(asker: Asker, type: NoticeType): Promise<NoticeChannels> {
    const { state } = await core.commands.stateOf(inboxDecider, asker, personOf(asker).userId)
    return channelsOf(type, state.preferences)
  },
})

import type { Asker } from '#contracts/kernel/asker.ts'
import type { UserId } from '#contracts/kernel/ids.ts'
import type { Reads } from '../runtime/reads.ts'
import { users, type UserView } from './users.ts'

export function usersReader(reads: Reads) {
  const collection = () => reads.live(users)
  return {
    /** Those who have joined and are still here. */
    async usersOf({ companyId }: Asker): Promise<UserView[]> {
      return (await reads.store.find(collection(), {
        filter: { companyId, status: 'active' },
        sort: { username: 1 },
      })) as unknown as UserView[]
    },

    /** Names of those of these users who belong, or belonged, to the asker's company; for showing who did what. */
    async userNames({ companyId }: Asker, ids: readonly UserId[]): Promise<Record<UserId, string>> {
      const docs = await reads.store.getMany(collection(), [...new Set(ids)])
      return Object.fromEntries(
        docs.flatMap((doc) =>
          doc?.companyId === companyId && doc.dead !== true ? [[doc._id, String(doc.username || doc.email)]] : [],
        ),
      )
    },
  }
}

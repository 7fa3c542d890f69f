import type { Asker } from '#contracts/kernel/asker.ts'
import type { UserId } from '#contracts/kernel/ids.ts'
import { portraitPath } from '#contracts/user/portrait.ts'
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

    /** The portrait that a person of the asker's company has now. */
    async portraitOf({ companyId }: Asker, userId: UserId): Promise<string | null> {
      const doc = await reads.store.get(collection(), userId)
      return doc?.companyId === companyId && doc.dead !== true ? ((doc.portraitId as string | null) ?? null) : null
    },

    /** Where the portraits of those of these users are served who belong to the asker's company and have one. */
    async portraitsOf({ companyId }: Asker, ids: readonly UserId[]): Promise<Record<UserId, string>> {
      const docs = (await reads.store.getMany(collection(), [...new Set(ids)])) as unknown as (UserView | null)[]
      return Object.fromEntries(
        docs.flatMap((user) => {
          const path = user && (user as { companyId?: string }).companyId === companyId ? portraitPath(user) : null
          return path ? [[user!.user_id, path]] : []
        }),
      )
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

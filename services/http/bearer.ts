import type { IncomingHttpHeaders } from 'node:http'
import { Rejected } from '#contracts/kernel/rejections.ts'
import { said } from '#contracts/kernel/wording.ts'
import { isSame } from '../core/secrets/is-same.ts'

/** The token of a request that a program signs itself; no browser adds one to a request of another site, as it does cookies, or names and passwords (`Basic`). */
export const bearerOf = ({ authorization }: IncomingHttpHeaders): string | null =>
  /^Bearer (\S+)$/i.exec(authorization ?? '')?.[1] ?? null

/** The first step of a hook: only `who`, by the secret that was agreed, is let in. @throws Rejected 'auth/required' */
export const requireSecret =
  (secret: string, who: string) =>
  async ({ headers }: { headers: IncomingHttpHeaders }): Promise<void> => {
    if (!isSame(`Bearer ${secret}`, headers.authorization ?? ''))
      throw new Rejected('auth/required', said`Send the secret of ${who} as a bearer token`)
  }

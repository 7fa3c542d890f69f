import type { Env } from '../../env.ts'
import type { CronofyApplication } from './cronofy-requests.ts'

type Settings = Partial<
  Pick<Env, 'CRONOFY_CLIENT_ID' | 'CRONOFY_CLIENT_SECRET' | 'CRONOFY_DATA_CENTER' | 'CRONOFY_URL'>
>

/** Null where the installation is none of Cronofy's. */
export function cronofyApplication(env: Settings): CronofyApplication | null {
  const { CRONOFY_CLIENT_ID: clientId, CRONOFY_CLIENT_SECRET: clientSecret, CRONOFY_URL: proxy } = env
  if (clientId === undefined || clientSecret === undefined) return null
  const named = env.CRONOFY_DATA_CENTER ?? 'us'
  const center = named === 'us' ? '' : `-${named}`
  const at = (host: string) => proxy ?? `https://${host}${center}.cronofy.com`
  return { clientId, clientSecret, api: at('api'), app: at('app') }
}

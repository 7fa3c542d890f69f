import { quietly } from '../../../offline/index.ts'

type Sender = typeof import('./tus.ts')
let loading: Promise<Sender> | null = null

/**
 * What sends recordings: as much script as the pages of a journey have themselves, so it comes after them. Recording
 * cannot begin before it is there, so that a connection lost later takes nothing away but time. Called again after a failure
 * it tries again; many browsers remember the failure for as long as the page is open.
 */
export function lateSender(): Promise<Sender> {
  loading ??= quietly(() => import('./tus.ts')).catch((error: unknown) => {
    loading = null
    throw error
  })
  return loading
}

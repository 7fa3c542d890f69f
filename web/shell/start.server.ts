import type { AppLoadContext } from '@remix-run/node'
import type { SignedIn } from '#services/use-cases/accounts/sessions.ts'
import { landingFor } from './landing.ts'

/** Where `/` leads signed-in people. */
export async function startOf({ platform }: AppLoadContext, { asker }: Pick<SignedIn, 'asker'>): Promise<string> {
  const balances = await platform.readers.balancesOf(asker)
  return landingFor(balances?.report.standing.status ?? null, asker.permissions)
}

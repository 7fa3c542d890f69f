import { vi } from 'vitest'
import { confirmingCookieName, cookieOf } from '#contracts/http/session-cookie.ts'
import type { WholePlatform } from '#services/platform.ts'
import { type Answer, publicUrl } from './inside.ts'

type Here = {
  platform: WholePlatform
  post: (
    who: { headers: Record<string, string> },
    url: string,
    sent: { form: Record<string, string>; from?: string },
  ) => Promise<Answer>
}

/** What a browser does that a provider sent back and that waits for the code in the mail; `cookies` are others it has. */
export async function entersCode(
  here: Here,
  { cookies: set }: Answer,
  { cookies = '', from }: { cookies?: string; from?: string } = {},
): Promise<Answer> {
  const cookie = [cookies, ...set.map((each) => each.split(';')[0]!)].filter(Boolean).join('; ')
  const kept = cookieOf(cookie, confirmingCookieName(publicUrl))
  const { email } = (await here.platform.useCases.accounts.confirmationOf(kept, null))!
  const code = await vi.waitUntil(
    async () =>
      (await here.platform.useCases.accounts.outboxAt(email)).flatMap(
        ({ text }) => /^(\d{6})$/m.exec(text)?.[1] ?? [],
      )[0],
    20_000,
  )
  return here.post({ headers: { cookie } }, '/auth/confirm', { form: { code }, ...(from && { from }) })
}

import type { Core } from '../../platform.ts'
import { attempts } from './attempts.ts'

const MINUTE = 60_000
/** Wrong passwords for one account before it is left alone for a while. */
export const GUESSES = 10

/** A whole office shares one address; one account is guessed at from many, and one company's accounts in turn. */
export function accountLimits({ now }: Pick<Core, 'now'>) {
  const clock = () => Date.parse(now())
  return {
    signUps: attempts({ limit: 60, windowMs: 10 * MINUTE, now: clock }),
    signInsFrom: attempts({ limit: 200, windowMs: 15 * MINUTE, now: clock }),
    failuresOf: attempts({ limit: GUESSES, windowMs: 15 * MINUTE, now: clock }),
    failuresAt: attempts({ limit: 100, windowMs: 15 * MINUTE, now: clock }),
    /** What one machine's failures count for a company: it takes several to make an attack on it. */
    shareOf: attempts({ limit: 20, windowMs: 15 * MINUTE, now: clock }),
    codesFrom: attempts({ limit: 60, windowMs: 15 * MINUTE, now: clock }),
    resetsFrom: attempts({ limit: 30, windowMs: 15 * MINUTE, now: clock }),
    lookUpsFrom: attempts({ limit: 20, windowMs: 10 * MINUTE, now: clock }),
    knownPlaces: knownPlaces(),
  }
}

/** Where addresses are nobody's in particular: failures there say nothing about one company. */
export const anybodys: ReadonlySet<string> = new Set(['gmail.com', 'googlemail.com', 'outlook.com', 'hotmail.com', 'live.com', 'yahoo.com', 'icloud.com', 'me.com', 'aol.com', 'gmx.de', 'gmx.net', 'web.de', 'proton.me', 'protonmail.com', 'mail.ru', 'yandex.ru', 'qq.com', '163.com'])

const MAX_PLACES = 100_000

/** Where people of a company have signed in from: no attack from elsewhere shuts them out. Oldest out first. */
function knownPlaces() {
  const places = new Set<string>()
  return {
    has: (place: string) => places.has(place),
    add(place: string) {
      places.delete(place)
      if (places.size >= MAX_PLACES) places.delete(places.keys().next().value!)
      places.add(place)
    },
  }
}

export type Limits = ReturnType<typeof accountLimits>

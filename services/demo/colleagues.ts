import type { Role } from '#contracts/kernel/permissions.ts'
import type { TeamColor } from '#contracts/company/colors.ts'

export const companyName = 'Northlight Energy'

export type Colleague = {
  key: string
  name: string
  email: string
  role: Role
  /** Days before today at which they were invited, and after which they joined. */
  invited: number
  joinedAfter: number
  device: string
}

const colleague = <Key extends string>(
  key: Key,
  name: string,
  role: Role,
  [invited, joinedAfter]: readonly [number, number],
  device: string,
) => ({ key, name, email: `${key}@northlight.example`, role, invited, joinedAfter, device }) as const

export const creator = { key: 'marta', name: 'Marta Lindqvist', email: 'marta@northlight.example' } as const

/** In the order they were invited in. */
export const colleagues = [
  colleague('tunde', 'Tunde Bakare', 'edit', [128, 0.3], 'Chrome on Windows'),
  colleague('nuria', 'Nuria Vidal', 'admin', [128, 1.1], 'Safari on macOS'),
  colleague('ilse', 'Ilse Vermeer', 'review', [127, 0.8], 'Firefox on Linux'),
  colleague('pieter', 'Pieter Haan', 'edit', [92, 0.2], 'Edge on Windows'),
  colleague('sofia', 'Sofia Carneiro', 'edit', [66, 0.1], 'Chrome on macOS'),
  colleague('leonie', 'Leonie Brandt', 'review', [66, 0.4], 'Firefox on macOS'),
  colleague('hamid', 'Hamid Rahimi', 'review', [65, 0.9], 'Chrome on Linux'),
  colleague('kenji', 'Kenji Morita', 'review', [66, 1.2], 'Safari on iPhone'),
  colleague('anneke', 'Anneke Postma', 'review', [64, 0.2], 'Chrome on Android'),
  colleague('rafael', 'Rafael Teixeira', 'review', [50, 0.6], 'Chrome on Windows'),
  colleague('greta', 'Greta Sandberg', 'review', [40, 0.3], 'Safari on macOS'),
  colleague('owen', 'Owen Fairley', 'review', [63, 0.5], 'Edge on Windows'),
] as const satisfies readonly Colleague[]
export type ColleagueKey = (typeof colleagues)[number]['key'] | 'marta'

/** The first has not answered yet, the second did not answer in time. */
export const invitees = [
  { email: 'jelle.bosman@northlight.example', role: 'review', invited: 2, expires: false },
  { email: 'camille.roche@northlight.example', role: 'edit', invited: 31, expires: true },
] as const satisfies readonly { email: string; role: Role; invited: number; expires: boolean }[]

export const groups: readonly { name: string; color: TeamColor; members: readonly ColleagueKey[] }[] = [
  { name: 'Recruiting', color: 'blue', members: ['marta', 'tunde', 'sofia', 'pieter'] },
  { name: 'Hiring managers', color: 'violet', members: ['leonie', 'anneke', 'rafael', 'greta', 'owen', 'nuria'] },
  { name: 'Engineering', color: 'teal', members: ['leonie', 'hamid', 'kenji', 'owen'] },
  { name: 'Field operations', color: 'orange', members: ['anneke', 'ilse'] },
]

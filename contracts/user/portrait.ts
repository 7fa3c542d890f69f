/** The browser sends a square of a few ten kB; this leaves room for programs that send a picture as it is. */
export const MAX_PORTRAIT_BYTES = 1024 * 1024
export const portraitTypes = ['image/png', 'image/jpeg', 'image/webp'] as const
export type PortraitType = (typeof portraitTypes)[number]

type Person = { user_id: string; portraitId: string | null }

/** Where a person's portrait is served to their colleagues; null for a person without one. */
export const portraitPath = ({ user_id, portraitId }: Person): string | null =>
  portraitId && `/portraits/${user_id}/${portraitId}`

/** Colleagues by id, as far as they are still known. */
export type People = Readonly<Record<string, { name: string; picture: string | null }>>

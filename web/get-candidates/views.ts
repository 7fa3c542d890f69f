/** What Get Candidates shows beside its resources (PUB-001), by the name in the address. */
export const views = ['deadline', 'invite', 'share', 'boost'] as const
export type View = (typeof views)[number]

export const viewOf = (name: string | null): View | null => views.find((view) => view === name) ?? null

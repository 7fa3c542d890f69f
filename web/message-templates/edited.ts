import type { templatesFor } from './editor.server.ts'

type Loaded = Extract<NonNullable<Awaited<ReturnType<typeof templatesFor>>>, { may: true }>
export type Editing = NonNullable<Loaded['editing']>
export type EditedText = Editing['content']['texts'][number]

import { createContext, useContext } from 'react'
import type { DraftRules } from '#contracts/job/draft-rules.ts'
import type { JobDraft } from '#contracts/job/draft.ts'
import type { FieldProblems } from '#contracts/job/validation.ts'

/** What every form of the builder works on. */
export type Editor = {
  draft: JobDraft
  rules: DraftRules
  mayUpgrade: boolean
  /** Changes under one merge key are one step to undo: typing in one field. */
  change: (operation: (draft: JobDraft) => JobDraft, mergeKey?: string) => void
  undo: () => void
  redo: () => void
  canUndo: boolean
  canRedo: boolean
  /** What is wrong with a field, once it was left or looked for. */
  errorOf: (path: string) => string | undefined
  /** Of these, those a person has been told about. */
  problems: FieldProblems
  touch: (path: string) => void
  /** Modules and questions that are open in the interview builder. */
  isExpanded: (id: string) => boolean
  expand: (id: string, open?: boolean) => void
  /** The module the preview shows. */
  selected: string | null
  select: (id: string) => void
  /** No further question can be added: says so, with the way to more. */
  atLimit: () => void
  /** Says something to those who cannot see it happen. */
  announce: (message: string) => void
}

const EditorContext = createContext<Editor | null>(null)
export const EditorProvider = EditorContext.Provider

export function useEditor(): Editor {
  const editor = useContext(EditorContext)
  if (!editor) throw new Error('This form is outside the builder')
  return editor
}

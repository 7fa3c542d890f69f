import type { FieldProblems } from '#contracts/job/validation.ts'

/** Marks a control with the path its problem is kept under, so that it can be found and focused. */
export const at = (path: string) => ({ 'data-path': path })

/** Ids to open before a field can be seen: the module, and the question in it. */
export function containersOf(path: string): string[] {
  const [section, moduleId, list, itemId] = path.split('.')
  if (section !== 'journey' || !moduleId || moduleId === 'modules') return []
  return list === 'questions' && itemId ? [moduleId, `${moduleId}.${itemId}`] : [moduleId]
}

export const firstPath = (problems: FieldProblems): string | null => Object.keys(problems)[0] ?? null

/** As soon as it is there: what is to be focused may have to be drawn first. */
export function focusPath(path: string): void {
  queueMicrotask(() => {
    if (!focusNow(path)) requestAnimationFrame(() => focusNow(path))
  })
}

function focusNow(path: string): boolean {
  const control = document.querySelector<HTMLElement>(`[data-path="${CSS.escape(path)}"]`)
  control?.focus()
  control?.scrollIntoView({ block: 'center' })
  return control !== null
}

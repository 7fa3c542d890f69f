import type { FieldProblems } from '#contracts/job/validation.ts'

/** Marks a control with the path its problem is kept under, so that it can be found and focused. */
export const at = (path: string) => ({ 'data-path': path })

/** Ids to open before a field can be seen: the module, and the item of a list in it. */
export function containersOf(path: string): string[] {
  const [section, moduleId, list, itemId] = path.split('.')
  if (section !== 'journey' || !moduleId || moduleId === 'modules') return []
  return list && itemId ? [moduleId, `${moduleId}.${itemId}`] : [moduleId]
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

/** Marks what takes an item off a list, or holds it, and what adds one: from what has gone the focus finds on. */
export const removes = (list: string) => ({ 'data-remove': list })
export const adds = (list: string) => ({ 'data-add': list })

/** An item has gone, and what had the focus with it: what takes off the item in its place gets it, else the last one's, else what adds another. */
export function focusAfterRemoval(list: string, index: number): void {
  queueMicrotask(() => {
    const named = (mark: string) =>
      [...document.querySelectorAll<HTMLElement>(`[data-${mark}="${CSS.escape(list)}"]`)]
        .map((each) => (each.matches('button') ? each : each.querySelector('button')))
        .filter((each) => each?.matches(':enabled'))
    const left = named('remove')
    const next = left[Math.min(index, left.length - 1)] ?? named('add')[0]
    // Folded away, it could not be focused.
    const shown = next?.closest('details:not([open])')?.querySelector('summary') ?? next
    shown?.focus()
  })
}

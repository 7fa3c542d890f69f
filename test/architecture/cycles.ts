import { type Import, layers, sources } from './sources.ts'

/** Which folders are cut one level deeper than the others, since each of their folders is a feature of its own. */
const deeper = /^(infra\/engines|services\/use-cases|web\/settings|web\/routes)\//
const inLayer = new RegExp(`^(${layers.join('|')})/`)

/** The feature that a file belongs to: a folder of its layer, or the file itself where it is in no folder. */
export function featureOf(path: string): string {
  const parts = path.split('/')
  const depth = deeper.test(path) ? 3 : 2
  return parts.slice(0, Math.min(depth, parts.length)).join('/')
}

type File = { path: string; imports: Pick<Import, 'target'>[] }

/**
 * Groups of units (files or features) that reach each other, smallest names first; a unit alone is no group.
 * Type imports count. Specs do not: a spec may reach what it likes.
 */
export function cycles(unitOf: (path: string) => string, files: File[] = product()): string[][] {
  const edges = new Map<string, Set<string>>()
  for (const { path, imports } of files) {
    const from = unitOf(path)
    const reached = edges.get(from) ?? new Set()
    for (const { target } of imports) if (inLayer.test(target) && unitOf(target) !== from) reached.add(unitOf(target))
    edges.set(from, reached)
  }
  return components(edges).filter(({ length }) => length > 1)
}

const product = (): File[] => sources.filter(({ isSpec }) => !isSpec)

/** Strongly connected components (Tarjan). */
export function components(edges: Map<string, Set<string>>): string[][] {
  const index = new Map<string, number>()
  const low = new Map<string, number>()
  const stack: string[] = []
  const found: string[][] = []
  const visit = (unit: string) => {
    index.set(unit, index.size)
    low.set(unit, index.get(unit)!)
    stack.push(unit)
    for (const next of edges.get(unit) ?? []) {
      if (!index.has(next)) visit(next)
      if (stack.includes(next)) low.set(unit, Math.min(low.get(unit)!, low.get(next)!))
    }
    if (low.get(unit) === index.get(unit)) found.push(stack.splice(stack.indexOf(unit)).sort())
  }
  for (const unit of edges.keys()) if (!index.has(unit)) visit(unit)
  return found.sort()
}

import { conditionsOf } from '../automation/rules.ts'
import type { Automation } from '../job/automation/schema.ts'
import type { ColumnId } from '../kernel/ids.ts'
import { folded } from '../kernel/fold.ts'
import type { WorkflowContent } from './content.ts'

type Titled = { id: ColumnId; title: string }
type Workflow = Pick<WorkflowContent, 'automations' | 'columns'>

/** Every stage that an automation names: where it begins, in its conditions, and where it moves candidates. */
export const stagesIn = (automation: Automation): ColumnId[] => [
  ...automation.stages,
  ...(conditionsOf(automation)?.columns ?? []),
  ...(automation.action.type === 'moveToColumn' && automation.action.statusId ? [automation.action.statusId] : []),
]

/** What a board's automations give to a template: as they are, switched off, with the titles of the stages they name. */
export function workflowOf(automations: readonly Automation[], columns: readonly Titled[]): Workflow {
  const named = new Set(automations.flatMap(stagesIn))
  return {
    automations: automations.map((automation) => ({ ...automation, enabled: false })),
    columns: columns.filter(({ id }) => named.has(id)).map(({ id, title }) => ({ id, title })),
  }
}

/**
 * The automations of a template for a board: their stages are the board's own by id, or by title. `left`: those that name
 * a stage the board does not have, with its title; they are not taken.
 */
export function fittedTo(
  { automations, columns }: Workflow,
  board: readonly Titled[],
): { automations: Automation[]; left: { name: string; stage: string }[] } {
  const titleOf = (id: ColumnId) => columns.find((column) => column.id === id)?.title ?? id
  const onBoard = (id: ColumnId): ColumnId | undefined =>
    board.find((column) => column.id === id)?.id ??
    board.find(({ title }) => folded(title.trim()) === folded(titleOf(id).trim()))?.id
  const left: { name: string; stage: string }[] = []
  const taken = automations.flatMap((automation) => {
    const missing = stagesIn(automation).find((id) => onBoard(id) === undefined)
    if (missing === undefined) return [placed(automation, (id) => onBoard(id)!)]
    left.push({ name: automation.name, stage: titleOf(missing) })
    return []
  })
  return { automations: taken, left }
}

function placed(automation: Automation, onBoard: (id: ColumnId) => ColumnId): Automation {
  const { action, stages, conditions } = automation
  const among = conditionsOf(automation)?.columns
  return {
    ...automation,
    enabled: false,
    stages: stages.map(onBoard),
    conditions: { ...conditions, ...(among && { columns: among.map(onBoard) }) },
    action:
      action.type === 'moveToColumn' && action.statusId ? { ...action, statusId: onBoard(action.statusId) } : action,
  }
}

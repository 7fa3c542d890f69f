import type { Reporter, TestModule } from 'vitest/node'
import type {} from './processor-seconds.ts'

const BUDGET_SECONDS = 20

/** Says which spec files cost more processor seconds than they should, and what all cost together. It fails nothing. */
export default class BudgetReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]) {
    for (const line of budgetReport(modules.map(costOf))) console.log(line)
  }
}

type Cost = { file: string; project: string; seconds: number; processes: number }

function costOf(module: TestModule): Cost {
  const { processorSeconds = 0, processesStarted = 0 } = module.meta()
  return {
    file: module.relativeModuleId,
    project: module.project.name,
    seconds: processorSeconds,
    processes: processesStarted,
  }
}

/** The lines of the report: each file over its budget, dearest first, then each project and all. */
export function budgetReport(costs: Cost[]): string[] {
  const over = costs.filter(({ seconds }) => seconds > BUDGET_SECONDS).sort((a, b) => b.seconds - a.seconds)
  const total = (some: Cost[], of: (cost: Cost) => number) => some.reduce((sum, cost) => sum + of(cost), 0)
  const line = (what: string, some: Cost[]) => {
    const seconds = total(some, (cost) => cost.seconds).toFixed(1)
    return `${seconds.padStart(9)} s ${String(total(some, (cost) => cost.processes)).padStart(5)} processes  ${what}`
  }
  const projects = Object.entries(Object.groupBy(costs, ({ project }) => project))
  return [
    '',
    `Processor seconds, with the servers and browsers that a file started (budget of a file: ${BUDGET_SECONDS} s)`,
    ...over.map((cost) => line(cost.file, [cost])),
    ...projects.map(([project, some = []]) => line(`${some.length} files of ${project}`, some)),
    line(`${costs.length} files, ${over.length} over their budget`, costs),
    '',
  ]
}

import { startVitest } from 'vitest/node'

const MOST_AGAIN = 3

/**
 * All tests, as `npm test` runs them. On a busy build machine a browser or a server can miss its time limit: up to three files
 * of the journeys and the unit tests that failed run once more from their start, with servers and data of their own, and the
 * report names them: each is a test to be made sure. More than that, or a file of another project, is a failure at once.
 */
const first = await startVitest('test', [], { run: true })
const failed = first.state.getTestModules().filter((module) => !module.ok())
const unhandled = first.state.getUnhandledErrors().length
await first.close()

const mayBeLate = failed.every(({ project }) => project.name === 'journeys' || project.name === 'unit')
if (failed.length > 0 && failed.length <= MOST_AGAIN && mayBeLate && unhandled === 0) {
  const files = failed.map(({ relativeModuleId }) => relativeModuleId)
  console.log(`\nOnce more, to tell what is late from what is broken:\n${files.join('\n')}\n`)
  const again = await startVitest('test', files, { run: true })
  const broken = again.state.getTestModules().some((module) => !module.ok())
  const errors = again.state.getUnhandledErrors().length
  await again.close()
  process.exitCode = broken || errors > 0 ? 1 : 0
  if (process.exitCode === 0) console.log(`\nPassed the second time, to be made sure:\n${files.join('\n')}\n`)
}

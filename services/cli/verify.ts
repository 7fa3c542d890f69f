import { verifyEverything } from '../audit/verify-everything.ts'
import { reportLines } from '../audit/verify-report.ts'
import { signRoot } from '#infra/verification/sign-root.ts'
import { readArguments } from './arguments.ts'
import { failed, logSettings } from './data-dir.ts'

const usage = `npm run verify                    checks the whole log, the recorded roots and every read document
npm run verify -- --root          signs and records a root over the present log
npm run verify -- --anchor HASH   also checks that a root you kept elsewhere is among the recorded ones
npm run verify -- --json          the result as JSON`

async function main() {
  const { values } = readArguments(usage, {
    options: { root: { type: 'boolean' }, anchor: { type: 'string' }, json: { type: 'boolean' } },
  })
  const settings = logSettings()
  if (values.root) {
    const outcome = await signRoot(settings, new Date().toISOString())
    if ('refused' in outcome) throw new Error(`No root was signed: ${outcome.refused}. Run npm run verify.`)
    const [word, record] = 'signed' in outcome ? ['signed', outcome.signed] : ['unchanged since', outcome.unchanged]
    return console.log(
      values.json
        ? JSON.stringify(record)
        : `Root ${word} ${record.at}, over ${record.streams} streams up to position ${record.position}:\n${record.root}\nKeep it outside of this machine.`,
    )
  }
  const began = performance.now()
  const progress =
    process.stderr.isTTY && !values.json ? (text: string) => process.stderr.write(`\r\x1b[K${text}`) : undefined
  const result = await verifyEverything(settings, { anchor: values.anchor, onProgress: progress })
  progress?.('')
  const seconds = (performance.now() - began) / 1000
  console.log(values.json ? JSON.stringify({ ...result, seconds }, null, 2) : reportLines(result, seconds).join('\n'))
  process.exitCode = result.ok ? 0 : 1
}

main().catch(failed)

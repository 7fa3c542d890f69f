import { parseArgs, type ParseArgsConfig } from 'node:util'
import { BadSettings } from '#infra/env.ts'

/** The parsed command line. `--help` and unknown arguments print the usage before anything is done. */
export function readArguments<Config extends ParseArgsConfig>(
  usage: string,
  config: Config,
): ReturnType<typeof parseArgs<Config>> {
  const asked = process.argv.slice(2)
  if (asked.includes('--help') || asked.includes('-h')) {
    console.log(usage)
    process.exit(0)
  }
  try {
    return parseArgs(config)
  } catch (error) {
    throw new BadSettings([(error as Error).message.split('. ', 1)[0]!, usage])
  }
}

type Env = Record<string, string | undefined>
type Runs = Pick<NodeJS.Process, 'platform' | 'execPath' | 'execArgv' | 'argv'> & {
  env: Env
  execve?: (file: string, args: readonly string[], env: NodeJS.ProcessEnv) => unknown
}

/** As in infra/Dockerfile. */
export const allocator = { MALLOC_ARENA_MAX: '2', MALLOC_TRIM_THRESHOLD_: '131072' } as const

/**
 * Pages are compressed in pieces of half a megabyte, on several threads. Left alone, glibc keeps what each of them freed
 * and gives none of it back; it can be told otherwise by the environment only, and only before a process begins. So the
 * process becomes the same program once more, under the same id. Settings of its own stay as they are.
 */
export function startAgainForMemory(runs: Runs): void {
  const { platform, env, execPath, execArgv, argv } = runs
  if (platform !== 'linux' || !runs.execve) return
  if (Object.keys(env).some((name) => name.startsWith('MALLOC_'))) return
  runs.execve(execPath, [execPath, ...execArgv, ...argv.slice(1)], { ...env, ...allocator } as never)
}

export type Life = { over: boolean; stalled: Promise<void> | undefined }

/** A port of a process that has died answers no more; that of one that is stalled answers late. */
export function mortal<Port extends object>(port: Port, life: Life): Port {
  const wrapped: Record<string, unknown> = {}
  for (const [name, member] of Object.entries(port))
    wrapped[name] =
      typeof member !== 'function' || name === 'comparePositions' || name === 'onAppended'
        ? member
        : async (...args: unknown[]) => {
            await life.stalled
            if (life.over) return new Promise(() => {})
            const answer: unknown = await (member as (...args: unknown[]) => unknown)(...args)
            return life.over ? new Promise(() => {}) : answer
          }
  return wrapped as Port
}

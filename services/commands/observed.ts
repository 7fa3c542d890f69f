import type { CommandHandler } from './handle.ts'

export type HandledCommand = { type: string; seconds: number; error?: unknown }

/** A command handler others can look at: how long each command took and how it ended. */
export function observed(handler: CommandHandler) {
  const watchers = new Set<(handled: HandledCommand) => void>()
  const tell = (handled: HandledCommand) => {
    for (const watcher of watchers) watcher(handled)
  }
  const handle: CommandHandler['handle'] = async (decider, id, command, context, tenant) => {
    const began = performance.now()
    const seconds = () => (performance.now() - began) / 1000
    try {
      const handled = await handler.handle(decider, id, command, context, tenant)
      tell({ type: command.type, seconds: seconds() })
      return handled
    } catch (error) {
      tell({ type: command.type, seconds: seconds(), error })
      throw error
    }
  }
  return {
    ...handler,
    handle,
    watch(watcher: (handled: HandledCommand) => void) {
      watchers.add(watcher)
      return () => void watchers.delete(watcher)
    },
  }
}

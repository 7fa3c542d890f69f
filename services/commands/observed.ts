import { inSpan, parentsOf, type Tracer } from '../telemetry/spans.ts'
import type { CommandHandler } from './handle.ts'

export type HandledCommand = { type: string; seconds: number; error?: unknown }

/** A command handler others can look at: how long each command took and how it ended. */
export function observed(untraced: CommandHandler, tracer?: Tracer | null) {
  const handler = tracer ? traced(untraced, tracer) : untraced
  const watchers = new Set<(handled: HandledCommand) => void>()
  const tell = (handled: HandledCommand) => {
    for (const watcher of watchers) watcher(handled)
  }
  const handle: CommandHandler['handle'] = async (decider, id, command, context, tenant, stillWanted) => {
    const began = performance.now()
    const seconds = () => (performance.now() - began) / 1000
    try {
      const handled = await handler.handle(decider, id, command, context, tenant, stillWanted)
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

/** Each command is a span, under that of the click or of the event that caused it; its events carry the span along. */
function traced(handler: CommandHandler, tracer: Tracer): CommandHandler {
  const handle: CommandHandler['handle'] = (decider, id, command, context, tenant, stillWanted) => {
    const parent = parentsOf(context.causationId)[0] ?? context.trace
    const attributes = {
      'hirelog.command.id': context.commandId,
      'hirelog.company': tenant ?? context.asker.companyId,
      'hirelog.category': decider.category,
    }
    return inSpan(tracer, command.type, { kind: 'internal', parent, attributes }, async (span) => {
      const handled = await handler.handle(
        decider,
        id,
        command,
        { ...context, trace: span.sampled ? span.traceparent : undefined },
        tenant,
        stillWanted,
      )
      span.set({ 'hirelog.revision': handled.revision, 'hirelog.replayed': handled.replayed })
      return handled
    })
  }
  return { ...handler, handle }
}

import type { ReadReq } from '@eventstore/db-client/generated/streams_pb.js'
import type { Recorded } from './log.ts'

/** The filter that the server applies to `$all`, by type or by stream name. */
export function filterOf(options: ReadReq.Options): ((event: Recorded) => boolean) | null {
  const filter = options.hasFilter() ? options.getFilter()! : null
  if (!filter) return null
  const byType = filter.hasEventType()
  const expression = byType ? filter.getEventType()! : filter.getStreamIdentifier()!
  const pattern = expression.getRegex() ? new RegExp(expression.getRegex()) : null
  const prefixes = expression.getPrefixList()
  return (event) => {
    const subject = byType ? event.type : event.stream
    return pattern ? pattern.test(subject) : prefixes.some((prefix) => subject.startsWith(prefix))
  }
}

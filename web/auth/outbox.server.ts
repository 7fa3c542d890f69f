import type { AppLoadContext } from '@remix-run/node'

/** Whether messages are kept at /dev/outbox instead of being sent. */
export const keepsMessages = ({ platform }: AppLoadContext) => platform.engines.names.mail === 'outbox'

/** Where a person without an account finds a message that is kept: `here`, at this machine, or only `there`; null where messages are sent. */
export const outboxFor = (context: AppLoadContext): 'here' | 'there' | null =>
  keepsMessages(context) ? (context.local ? 'here' : 'there') : null

import type { Socket } from 'socket.io'
import type * as z from 'zod'
import { Rejected } from '#contracts/kernel/rejections.ts'
import { log } from '#infra/log.ts'
import { problemOf } from '../core/problem.ts'

export type Reply = ({ ok: true } & Record<string, unknown>) | { ok: false; code: string; message: string }

/** Carries out an event whose data has this shape, and acknowledges it. */
export function on<Schema extends z.ZodType>(
  socket: Socket,
  name: string,
  schema: Schema,
  work: (data: z.infer<Schema>) => Promise<Reply>,
) {
  socket.on(name, (data: unknown, ...rest: unknown[]) => {
    const parsed = schema.safeParse(data)
    const answer = parsed.success
      ? work(parsed.data)
      : Promise.reject(new Rejected('request/invalid', 'This could not be understood'))
    answer.then(
      (done) => acknowledge(rest, done),
      (error: unknown) => acknowledge(rest, { ok: false, ...said(error) }),
    )
  })
}

/** The last thing that was sent is how the client hears what became of it, where it wants to. */
export function acknowledge(sent: readonly unknown[], reply: Reply) {
  const respond = sent.at(-1)
  if (typeof respond === 'function') (respond as (reply: Reply) => void)(reply)
}

/** The code and message that a client gets for an error; an unexpected error is logged. */
export function said(error: unknown): { code: string; message: string } {
  const { status, code, detail } = problemOf(error)
  if (status >= 500) log.error('an event of a connection was not carried out:', error)
  return { code, message: detail }
}

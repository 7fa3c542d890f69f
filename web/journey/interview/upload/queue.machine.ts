import { type ActorRefFrom, assign, enqueueActions, setup } from 'xstate'
import type { StoredTake } from '../recorder/take-store.ts'
import { progressOf, uploadMachine, type UploadProgress } from './upload.machine.ts'

export type QueueEvent =
  | { type: 'add'; take: StoredTake }
  | { type: 'online' }
  | { type: 'retry' }
  | { type: 'changed' }

type Upload = ActorRefFrom<typeof uploadMachine>
type Context = { refs: Record<string, Upload>; uploads: Record<string, UploadProgress> }

/** All recordings of one candidate on their way. Each is declared at once; their bytes go one recording after the other. */
export const queueMachine = setup({
  types: {} as { context: Context; events: QueueEvent },
  actors: { upload: uploadMachine },
}).createMachine({
  id: 'uploads',
  context: { refs: {}, uploads: {} },
  on: {
    add: {
      guard: ({ context, event }) => !(event.take.recordingId in context.refs),
      actions: assign(({ context, event, spawn, self }) => {
        const { take } = event
        const ref = spawn('upload', { id: take.recordingId, input: { take } })
        ref.subscribe(() => self.send({ type: 'changed' }))
        return { refs: { ...context.refs, [take.recordingId]: ref } }
      }),
    },
    changed: {
      actions: enqueueActions(({ context, enqueue }) => {
        const snapshots = Object.entries(context.refs).map(([id, ref]) => [id, ref.getSnapshot()] as const)
        enqueue.assign({
          uploads: Object.fromEntries(snapshots.map(([id, { context, value }]) => [id, progressOf(context, value)])),
        })
        const busy = snapshots.some(
          ([, { value }]) => value === 'sending' || value === 'interrupted' || value === 'cleaning',
        )
        const next = busy ? undefined : snapshots.find(([, { value }]) => value === 'waiting')
        if (next) enqueue.sendTo(context.refs[next[0]]!, { type: 'go' })
      }),
    },
    online: {
      actions: enqueueActions(({ context, enqueue }) =>
        Object.values(context.refs).forEach((ref) => enqueue.sendTo(ref, { type: 'online' })),
      ),
    },
    retry: {
      actions: enqueueActions(({ context, enqueue }) =>
        Object.values(context.refs).forEach((ref) => enqueue.sendTo(ref, { type: 'retry' })),
      ),
    },
  },
})

/** What the page says about all of them together. */
export function summaryOf(uploads: Readonly<Record<string, UploadProgress>>) {
  const all = Object.values(uploads)
  const open = all.filter(({ state }) => state !== 'done')
  return {
    open: open.length,
    undeclared: open.filter(({ declared }) => !declared).length,
    sent: all.reduce((sum, { sent, total, state }) => sum + (state === 'done' ? total : sent), 0),
    total: all.reduce((sum, { total }) => sum + total, 0),
    interrupted: open.some(({ state }) => state === 'interrupted'),
    problem: open.find(({ problem }) => problem)?.problem ?? null,
    count: all.length,
  }
}

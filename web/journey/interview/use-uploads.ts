import { useActorRef, useSelector } from '@xstate/react'
import { startTransition, useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import type { AnyActorRef } from 'xstate'
import { openTakeStore } from './recorder/idb-take-store.ts'
import { memoryTakeStore, type StoredTake, type TakeStore } from './recorder/take-store.ts'
import { browserActors, browserGuards } from './upload/browser-actors.ts'
import { lateSender } from './upload/late-sender.ts'
import { queueMachine, summaryOf } from './upload/queue.machine.ts'
import { uploadMachine } from './upload/upload.machine.ts'

/** What a candidate's pages share: the takes kept in this browser, and their way to the server. */
export type Uploads = {
  /** Null until the browser has opened its storage. */
  store: TakeStore | null
  /** Whether what sends recordings is there; nothing is recorded before. */
  sender: 'coming' | 'there' | 'missing'
  takes: readonly StoredTake[]
  add: (take: StoredTake) => void
  retry: () => void
  /** After the sender went missing. */
  askAgain: () => void
  summary: ReturnType<typeof summaryOf>
  online: boolean
}

const listenToConnection = (changed: () => void) => {
  window.addEventListener('online', changed)
  window.addEventListener('offline', changed)
  return () => {
    window.removeEventListener('online', changed)
    window.removeEventListener('offline', changed)
  }
}
export const useOnline = () =>
  useSyncExternalStore(
    listenToConnection,
    () => navigator.onLine,
    () => true,
  )

export function useUploads(candidate: { candidateId: string; token: string } | null): Uploads {
  const [opened, setOpened] = useState<{ store: TakeStore; takes: StoredTake[] } | null>(null)
  const [sender, setSender] = useState<Uploads['sender']>('coming')
  const candidateId = candidate?.candidateId
  const token = candidate?.token ?? ''
  const online = useOnline()
  // The machine is made before the storage is open: its actors ask for it when they run.
  const machine = useMemo(
    () =>
      queueMachine.provide({
        actors: { upload: uploadMachine.provide({ actors: browserActors(lateStore(), token), guards: browserGuards }) },
      }),
    [token],
  )
  const queue = useActorRef(machine)
  const uploads = useSelector(queue, (snapshot) => snapshot.context.uploads)
  const summary = useMemo(() => summaryOf(uploads), [uploads])

  // As transitions: the interview may still wait for its code, and React gives up what the server drew where an urgent change meets it.
  useEffect(() => {
    if (!candidateId) return
    let gone = false
    lateSender().then(
      () => startTransition(() => setSender('there')),
      () => startTransition(() => setSender('missing')),
    )
    void sharedStore().then(async (store) => {
      const takes = await store.takesOf(candidateId)
      if (gone) return
      startTransition(() => setOpened({ store, takes }))
      for (const take of takes) if (take.state === 'queued') queue.send({ type: 'add', take })
    })
    return () => {
      gone = true
    }
  }, [candidateId, queue])

  useEffect(() => {
    if (online) queue.send({ type: 'online' })
  }, [online, queue])

  const missing = sender === 'missing'
  useEffect(() => {
    if (online && missing)
      lateSender().then(
        () => setSender('there'),
        () => {},
      )
  }, [online, missing])

  useWarningBeforeLeaving(summary.open > 0)

  return {
    store: opened?.store ?? null,
    sender,
    takes: opened?.takes ?? [],
    summary,
    online,
    add(take) {
      setOpened(
        (known) =>
          known && {
            ...known,
            takes: [...known.takes.filter(({ recordingId }) => recordingId !== take.recordingId), take],
          },
      )
      queue.send({ type: 'add', take })
    },
    askAgain: () => askForSenderAgain(() => setSender('there')),
    retry: () => (queue as AnyActorRef).send({ type: 'retry' }),
  }
}

/** Where a browser remembers the failure, only a page opened anew tries again. All that was recorded and answered is there again. */
const askForSenderAgain = (there: () => void) =>
  void lateSender().then(there, () => {
    if (navigator.onLine) location.reload()
  })

let shared: Promise<TakeStore> | undefined
const sharedStore = () =>
  (shared ??= typeof indexedDB === 'undefined' ? Promise.resolve(memoryTakeStore()) : openTakeStore())

/** The store behind a promise, for actors that are made before it is open. */
export function lateStore(open = sharedStore): TakeStore {
  const later =
    <Key extends keyof TakeStore>(key: Key) =>
    async (...args: Parameters<TakeStore[Key]>) =>
      ((await open())[key] as (...args: unknown[]) => Promise<never>)(...args)
  return {
    begin: later('begin'),
    append: later('append'),
    update: later('update'),
    takesOf: later('takesOf'),
    read: later('read'),
    empty: later('empty'),
  }
}

/** The browser's own question; what was recorded stays on the device whatever the answer. */
function useWarningBeforeLeaving(needed: boolean) {
  useEffect(() => {
    if (!needed) return
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', warn)
    return () => window.removeEventListener('beforeunload', warn)
  }, [needed])
}

import { useMachine } from '@xstate/react'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { fromPromise } from 'xstate'
import { forEverySection } from '#contracts/job/sections.ts'
import type { JobDraft } from '#contracts/job/draft.ts'
import { draftShelf, saveOver } from './autosave/autosave.actors.ts'
import { autosaveMachine } from './autosave/autosave.machine.ts'
import type { Work } from './autosave/pending.ts'
import type { Step } from './wizard/steps.ts'
import { newCommandId } from '../offline/index.ts'
import { mergeDrafts } from '#contracts/job/merge.ts'
import { commit, historyOf, overEach, redo, undo } from './history.ts'
import { nowOver, useOthers } from './use-others.ts'
import type { Rules } from '../review/review-rules.tsx'
import { typedTitle } from './typed-title.ts'
import { historyShelf, resumeHistory } from './history-shelf.ts'

export type OpenJob = {
  jobId: string
  userId: string
  status: 'draft' | 'active'
  draft: JobDraft
  step: Step
  /** The module that was open when it was last saved. */
  subStep: string | null
  revision: number
  review: Rules
}

/** Typing goes on meanwhile: what can be undone is written down once it pauses, and at the latest with the page. */
const KEEP_MS = 300

/** The draft being edited: its undo history, and the autosave that follows it. */
export function useDraft({ jobId, userId, status, draft: loaded, step: reached, subStep: left, revision }: OpenJob) {
  const [history, setHistory] = useState(() => historyOf(typedTitle(loaded)))
  const shelf = useMemo(() => draftShelf(userId, jobId), [userId, jobId])
  const undoShelf = useMemo(() => historyShelf(userId, jobId), [userId, jobId])
  const machine = useMemo(
    () =>
      autosaveMachine.provide({
        actors: {
          save: saveOver(`/jobs-cep/create/${jobId}/save`),
          readNow: fromPromise(() => nowOver(jobId)),
        },
        actions: { keep: (_, work) => shelf.keep(work), forget: () => shelf.forget() },
      }),
    [jobId, shelf],
  )
  const work: Work = {
    confirmed: { draft: history.present, step: reached, subStep: left },
    seen: forEverySection(revision),
    wanted: { draft: history.present, step: reached, subStep: left },
    attempt: null,
  }
  const [autosave, send, actor] = useMachine(machine, { input: { work, automatic: status === 'draft', newCommandId } })

  useEffect(() => {
    const kept = shelf.take()
    if (kept) send({ type: 'draft.restored', kept })
    setHistory(resumeHistory(undoShelf.take(), actor.getSnapshot().context.work.wanted.draft))
  }, [shelf, undoShelf, send, actor])
  useEffect(() => {
    if (history.past.length + history.future.length === 0) return
    const keep = () => undoShelf.keep(history)
    const timer = setTimeout(keep, KEEP_MS)
    addEventListener('pagehide', keep)
    return () => {
      clearTimeout(timer)
      removeEventListener('pagehide', keep)
    }
  }, [history, undoShelf])
  useEffect(() => {
    const online = () => send({ type: 'network.online' })
    addEventListener('online', online)
    return () => removeEventListener('online', online)
  }, [send])

  const others = useOthers(jobId, autosave, send)
  const { met } = autosave.context
  // What was taken over is not the person's own: undo goes past it, and leaves it.
  useEffect(() => {
    if (met) setHistory((now) => overEach(now, (draft) => mergeDrafts(met.base, draft, met.theirs).draft))
  }, [met])

  const step = useRef(reached)
  const subStep = useRef(left)
  const report = useCallback(
    (draft: JobDraft) => send({ type: 'draft.changed', draft, step: step.current, subStep: subStep.current }),
    [send],
  )
  const told = useRef(history.present)
  useEffect(() => {
    if (told.current === history.present) return
    told.current = history.present
    report(history.present)
  }, [history.present, report])

  return {
    draft: history.present,
    change: useCallback(
      (operation: (draft: JobDraft) => JobDraft, mergeKey?: string) =>
        setHistory((now) => commit(now, operation(now.present), mergeKey)),
      [],
    ),
    undo: useCallback(() => setHistory(undo), []),
    redo: useCallback(() => setHistory(redo), []),
    canUndo: history.past.length > 0,
    canRedo: history.future.length > 0,
    /** Colleagues who have the job open as well. */
    others,
    autosave,
    send,
    actor,
    /** The builder has moved to another step; a draft remembers where it was left, a live job need not. */
    reach: useCallback(
      (next: Step) => {
        if (step.current === next || !actor.getSnapshot().context.automatic) return
        step.current = next
        report(actor.getSnapshot().context.work.wanted.draft)
      },
      [report, actor],
    ),
    /** Another module is open: the next save says so as well. */
    open: useCallback((moduleId: string | null) => void (subStep.current = moduleId), []),
    forget: shelf.forget,
  }
}

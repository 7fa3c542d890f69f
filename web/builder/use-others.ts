import { useEffect, useRef, useState } from 'react'
import type { SnapshotFrom } from 'xstate'
import type { JobThen } from '#contracts/views/job-versions.ts'
import type { PersonHere } from '#contracts/views/live.ts'
import { listenLive } from '../live/live-source.ts'
import type { autosaveMachine } from './autosave/autosave.machine.ts'
import { typedTitle } from './typed-title.ts'
import { versionOver } from './versions/requests.ts'

/** The job as it was last saved, here or elsewhere. */
export async function nowOver(jobId: string): Promise<JobThen> {
  const { revision, draft } = await versionOver(jobId, 'now')
  return { revision, draft: typedTitle(draft) }
}

type Arrived = { type: 'theirs.arrived'; then: JobThen }

/** Hears when the job is saved elsewhere, another tab included, and takes it over once no save of this page is on its way.
 * @returns who else has the job open. */
export function useOthers(
  jobId: string,
  autosave: SnapshotFrom<typeof autosaveMachine>,
  send: (event: Arrived) => void,
) {
  const [others, setOthers] = useState<readonly PersonHere[]>([])
  const heard = useRef(0)
  const { seen, attempt } = autosave.context.work
  const known = Math.max(...Object.values(seen))
  const state = useRef({ known, busy: attempt !== null, send })
  state.current = { known, busy: attempt !== null, send }

  const look = useRef(() => {})
  look.current = () => {
    if (state.current.busy || heard.current <= state.current.known) return
    const asked = heard.current
    nowOver(jobId).then(
      (then) => {
        // While a save is on its way it is read again once that is answered.
        if (state.current.busy) return
        if (heard.current === asked) heard.current = 0
        state.current.send({ type: 'theirs.arrived', then })
      },
      // The next save says it again, and a save of this page is merged with it.
      () => {},
    )
  }
  useEffect(
    () =>
      listenLive(`/live?job=${jobId}&editing=1`, {
        receive({ name, data }) {
          if (name === 'update_people') return setOthers(data)
          if (name === 'update_job') heard.current = Math.max(heard.current, data.rev)
          else if (name === 'reload') heard.current = Infinity
          else return
          look.current()
        },
        // What was saved before a connection was there was not heard.
        connected(is) {
          if (!is) return setOthers([])
          heard.current = Infinity
          look.current()
        },
        refused: () => {},
      }),
    [jobId],
  )
  useEffect(() => look.current(), [attempt, known])
  return others
}

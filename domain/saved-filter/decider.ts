import { hasControls, isUnseen } from '#contracts/kernel/name.ts'
import { Rejected } from '#contracts/kernel/rejections.ts'
import { said, type Wording } from '#contracts/kernel/wording.ts'
import type { SavedFilterCommand } from '#contracts/saved-filter/commands.ts'
import type { SavedFilterEvent } from '#contracts/saved-filter/events.ts'
import { MAX_FILTER_NAME, MAX_OWN_FILTERS } from '#contracts/saved-filter/rules.ts'
import type { Decider } from '../decider.ts'

type Saved = Extract<SavedFilterEvent, { type: 'FilterSaved' }>['data']
/** The saved filters of one job by id. */
type State = ReadonlyMap<string, Saved>

/** Filters of a job's candidates (CAN-017). Each belongs to its owner, who alone can change it. */
export const savedFilterDecider: Decider<State, SavedFilterCommand, SavedFilterEvent> = {
  category: 'filter',
  initialState: () => new Map(),
  evolve: (state, { type, data }) => {
    const next = new Map(state)
    if (type === 'FilterDeleted') next.delete(data.filterId)
    else next.set(data.filterId, data)
    return next
  },
  decide: ({ type, data }, state) => {
    const before = state.get(data.filterId)
    if (before && before.ownerId !== data.ownerId) throw notFound()
    if (type === 'DeleteFilter') return before ? [{ type: 'FilterDeleted', data: { filterId: data.filterId } }] : []
    if (type === 'ChangeFilter' && !before) throw notFound()
    const { jobId: _job, ...given } = data
    const saved = { ...before, ...given } as Saved
    const name = saved.name.trim().replaceAll(/\s+/g, ' ')
    checkName(name)
    checkPlace({ ...saved, name }, state)
    const after: Saved = { ...saved, name }
    const isSame = before && (Object.keys(after) as (keyof Saved)[]).every((key) => before[key] === after[key])
    return isSame ? [] : [{ type: 'FilterSaved', data: after }]
  },
}

function checkName(name: string) {
  if (isUnseen(name)) throw nameInvalid('Give the filter a name')
  if (name.length > MAX_FILTER_NAME) throw nameInvalid(said`Use at most ${MAX_FILTER_NAME} characters`)
  if (hasControls(name)) throw nameInvalid('Line breaks and control characters are not possible here')
}

/** A name is one's own once; of what is shared on the job it is unique. What others keep to themselves is not told of. */
function checkPlace({ filterId, ownerId, name, address, sharedWith }: Saved, state: State) {
  if (address === '') throw new Rejected('filter/empty', 'Give at least one condition')
  const others = [...state.values()].filter((other) => other.filterId !== filterId)
  const own = others.filter((other) => other.ownerId === ownerId)
  if (own.length >= MAX_OWN_FILTERS)
    throw new Rejected('filter/too-many', said`You can keep at most ${MAX_OWN_FILTERS} filters on a job`)
  const seen = [...own, ...others.filter((other) => sharedWith !== null && other.sharedWith !== null)]
  if (seen.some((other) => other.name.toLowerCase() === name.toLowerCase()))
    throw new Rejected('filter/name-taken', 'There is a filter of this name already', {
      name: 'There is a filter of this name already',
    })
}

const notFound = () => new Rejected('filter/not-found', 'There is no such filter')
const nameInvalid = (message: string | Wording) => new Rejected('filter/name-invalid', message, { name: message })

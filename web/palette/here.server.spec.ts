import { describe, expect, it } from 'vitest'
import { type Permission, permissionsOf } from '#contracts/kernel/permissions.ts'
import { speakFrom } from '../i18n/languages.ts'
import { serverTexts } from '../i18n/texts.server.ts'
import { hereNamed, hitsHere } from './here.server.ts'

speakFrom(serverTexts)

const [jobId, candidateId] = ['01890a5d-ac96-774b-bcce-b302099a8057', '01890a5d-ac96-774b-bcce-b302099a8058']
const job = `/admin/jobs/${jobId}`
const candidate = `${job}/candidates/${candidateId}`
const columns = [
  { id: 'default', title: 'Candidates', kind: 'default' },
  { id: 'hired', title: 'Hired', kind: 'hired' },
  { id: 'rejected', title: 'Rejected', kind: 'rejected' },
]
type State = { columnId?: string; rejected?: boolean; status?: string; jobId?: string }

const at = (path: string, may: readonly Permission[] = permissionsOf.admin, state: State | null = {}) =>
  hitsHere(
    {
      jobBoardHeader: async () => ({ jobId, columns, status: 'active' }),
      permissionsOnJob: async () => may,
      candidateOrNull: async () =>
        state && {
          ...{ id: candidateId, jobId, name: 'Ada', columnId: 'default', rejected: false, status: 'completed' },
          ...state,
        },
    } as never,
    {} as never,
    { path, language: 'en' },
  )
const titles = async (...asked: Parameters<typeof at>) => (await at(...asked)).map(({ title }) => title)

describe('what the palette offers for the page that is open', () => {
  it('is nothing where there is no job', async () => {
    expect(await titles('/admin/overview')).toEqual([])
    expect(await titles('/admin/jobs/nothing')).toEqual([])
  })

  it('are the ways on from a job', async () => {
    expect(await titles(job)).toEqual(['Open list', 'Edit job', 'Invite candidates'])
    expect(await titles(job, permissionsOf.review)).toEqual(['Open list'])
  })

  it('is what may be done with a candidate, with the keys where they are heard', async () => {
    const own = ['Advance to Hired', 'Move to another stage', 'Rate', 'Reject, with a reason']
    const on = ['Open history', 'Open board', 'Open list', 'Edit job', 'Invite candidates']
    expect(await titles(candidate)).toEqual([...own, ...on])
    expect((await at(candidate)).slice(0, 4).map(({ keys }) => keys)).toEqual(['E', 'S / M', '1 – 5', 'R'])
    expect((await at(`${candidate}/history`)).every(({ keys }) => !keys)).toBe(true)
    expect(await titles(`${candidate}/history`)).not.toContain('Open history')
  })

  it('follows rights and state', async () => {
    const rights: Permission[] = ['candidates.read']
    expect(await titles(candidate, rights)).toEqual(['Open history', 'Open board', 'Open list'])
    const gone = await titles(candidate, permissionsOf.admin, { columnId: 'rejected', rejected: true })
    expect(gone).not.toContain('Reject, with a reason')
    expect(gone.some((title) => title.startsWith('Advance'))).toBe(false)
    expect(await titles(candidate, permissionsOf.admin, { status: 'started' })).toContain('Send a reminder')
    expect(await titles(candidate, permissionsOf.admin, null)).toEqual(await titles(`${job}/`))
  })

  it('is found by what is inside it too', async () => {
    expect(hereNamed(await at(candidate), 'rate 4').map(({ title }) => title)).toEqual(['Rate 4 of 5'])
    expect(hereNamed(await at(candidate), 'hired').map(({ act }) => act)).toMatchObject([
      { does: 'move', to: { id: 'hired' }, from: { id: 'default' } },
      { does: 'move', to: { id: 'hired' } },
    ])
    expect(hereNamed(await at(candidate), 'zebra')).toEqual([])
  })
})

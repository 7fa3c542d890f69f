import { describe, expect, it } from 'vitest'
import type { JobDraft } from '#contracts/job/draft.ts'
import { aJob, choice, journeyWith } from '#test/fixtures/job.ts'
import { editModule } from './draft.ts'
import { commit, historyOf, redo, undo } from './history.ts'
import { resumeHistory, write } from './history-shelf.ts'

const MODULES = 57
const EDITS = 200
const times = (count: number) => Array.from({ length: count }, (_, n) => n)

const first: JobDraft = { ...aJob(), journey: journeyWith(...times(MODULES).map((n) => choice(`m${n}`))) }
const edited = times(EDITS).reduce(
  (history, n) => commit(history, editModule(history.present, `m${n % MODULES}`, { title: `Title ${n} ✓ "é"` })),
  historyOf(first),
)

describe('undo after coming back', () => {
  it('takes two hundred edits back byte for byte, and forward again', () => {
    const kept = write(edited)
    expect(kept.length).toBeLessThan(500_000)
    const back = resumeHistory(kept, structuredClone(edited.present))
    const undone = times(EDITS).reduce(undo, back)
    expect(JSON.stringify(undone.present)).toBe(JSON.stringify(first))
    expect(undone.past).toEqual([])
    const redone = times(EDITS).reduce(redo, resumeHistory(write(undone), undone.present))
    expect(JSON.stringify(redone.present)).toBe(JSON.stringify(edited.present))
  })

  it('goes on where the platform has dropped what was left empty', () => {
    const blank = {
      ...first,
      details: { ...first.details, benefits: [...first.details.benefits, { id: 'b9', title: ' ' }] },
    }
    const kept = write(commit(historyOf(first), blank))
    expect(undo(resumeHistory(kept, first)).present).toEqual(first)
    expect(resumeHistory(kept, first).past).toHaveLength(1)
  })

  it.each([
    ['the job was changed elsewhere', write(edited), first],
    ['nothing was kept', null, first],
    ['what was kept cannot be read', '{"parts":', edited.present],
  ])('begins anew when %s', (_when, kept, present) => {
    expect(resumeHistory(kept, present)).toEqual(historyOf(present))
  })
})

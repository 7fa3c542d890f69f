import { describe, it } from 'vitest'
import type { CandidateCommand } from '#contracts/candidate/commands.ts'
import type { CandidateEvent } from '#contracts/candidate/events.ts'
import { ada, adaAdded } from '#test/fixtures/candidate.ts'
import { acme, admin, contextOf, rita } from '#test/fixtures/people.ts'
import { specify } from '#test/specification/decider.ts'
import { candidateDecider } from '../decider.ts'

const given = specify(candidateDecider, contextOf(admin))
const owner = { userId: rita, role: 'admin' } as const
const link = contextOf({ kind: 'apiKey', companyId: acme, keyId: 'link', owner, permissions: [] })
const byLink = specify(candidateDecider, link)
const rename = (name: string): CandidateCommand => ({ type: 'RenameCandidate', data: { candidateId: ada, name } })
const renamed = (name: string, by: 'colleague' | 'system'): CandidateEvent => ({
  type: 'CandidateRenamed',
  data: { name, by },
})

describe('a name', () => {
  it('follows another system until a colleague chose one', () => {
    byLink(adaAdded).when(rename(' Ada Lovelace ')).then(renamed('Ada Lovelace', 'system'))
    given(adaAdded, renamed('Ada Lovelace', 'system')).when(rename('Ada B.')).then(renamed('Ada B.', 'colleague'))
    byLink(adaAdded, renamed('Ada B.', 'colleague')).when(rename('Ada King')).thenNothing()
    given(adaAdded, renamed('Ada B.', 'colleague')).when(rename('Ada')).then(renamed('Ada', 'colleague'))
  })
  it('is not empty', () => {
    given(adaAdded).when(rename('  ')).thenRejects('candidate/name-invalid')
    byLink(adaAdded).when(rename('')).thenNothing()
    given().when(rename('Ada')).thenRejects('candidate/not-found')
  })
})

it('what outside systems have to do with a candidate is on record while they are there', () => {
  const data = { system: 'Greenhouse', step: 'ordered' } as const
  const record: CandidateCommand = { type: 'RecordOutsideStep', data: { candidateId: ada, ...data } }
  given(adaAdded).when(record).then({ type: 'OutsideStepRecorded', data })
  given(adaAdded, { type: 'CandidateDeleted', data: {} }).when(record).thenNothing()
})

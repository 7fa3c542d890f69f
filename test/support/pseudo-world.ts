import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll } from 'vitest'
import { emptyDraft } from '#contracts/job/blank.ts'
import type { JobDraft } from '#contracts/job/draft.ts'
import { anInterview, aQuestion, choice } from '#test/fixtures/job.ts'
import { password, seedFolder } from './seed.ts'
import { type RunningServer, startServer } from './server.ts'

const RECORDING = join(import.meta.dirname, '../../services/demo/assets/plain.webm')
const email = 'rita@acme.test'

/** All that people wrote is Greek: what is in Latin letters on a page of a pseudo-language is the product's own. */
const draft: JobDraft = {
  details: {
    ...emptyDraft().details,
    jobTitle: 'Μηχανικός λογισμικού',
    jobType: 'full_time',
    location: 'Αθήνα',
    countryCode: 'GR',
    workplace: 'Hybrid',
    salary: { currency: 'EUR', min: 60_000, max: 80_000, period: 'annual' },
    jobDescription: 'Υπηρεσίες πίσω από το προϊόν μας.',
    benefits: [{ id: 'b1', title: 'Εισιτήριο τρένου' }],
  },
  scorecard: { skills: [{ metricId: 's1', name: 'Αρχιτεκτονική', weight: 2 }], englishLevel: 'C1' },
  journey: journey(),
}

function journey(): JobDraft['journey'] {
  const [form, thanks, reject] = emptyDraft().journey.modules as [
    JobDraft['journey']['modules'][number],
    Extract<JobDraft['journey']['modules'][number], { kind: 'THANK_YOU' }>,
    Extract<JobDraft['journey']['modules'][number], { kind: 'REJECT' }>,
  ]
  return {
    modules: [
      { ...form, title: 'Ποιος είστε' },
      {
        ...choice('shift'),
        title: 'Ποια βάρδια;',
        options: [
          { id: 'early', label: 'Πρωί', correct: false },
          { id: 'late', label: 'Βράδυ', correct: false },
        ],
      },
      { ...anInterview('video', [{ ...aQuestion, question: 'Γιατί αυτή η θέση;' }]), title: 'Συνέντευξη' },
      { ...thanks, title: 'Ευχαριστούμε', message: 'Θα επικοινωνήσουμε μαζί σας.' },
      { ...reject, title: 'Ευχαριστούμε', message: 'Δυστυχώς όχι αυτή τη φορά.' },
    ],
  }
}

export type PseudoWorld = {
  url: string
  /** Sessions: of an administrator who runs the installation, and of a person who has not proved their address yet. */
  reader: string
  newcomer: string
  named: Record<'jobId' | 'draftId' | 'candidateId' | 'link', string>
}

/** A server that speaks pseudo-languages, with a company whose pages have something on them. */
export function usePseudoWorld(): PseudoWorld {
  const dataDir = mkdtempSync(join(tmpdir(), 'hirelog-pages-'))
  const world = {} as PseudoWorld
  let server: RunningServer
  beforeAll(async () => {
    Object.assign(world, await seedFolder(dataDir, fill))
    server = await startServer({ dataDir, env: { OPERATORS: email, PSEUDO_LANGUAGES: 'yes' } })
    world.url = server.url
  })
  afterAll(async () => {
    await server?.stop()
    rmSync(dataDir, { recursive: true, force: true })
  })
  return world
}

const fill: Parameters<typeof seedFolder<Omit<PseudoWorld, 'url'>>>[1] = async (seed, { useCases, caughtUp }) => {
  const account = await useCases.accounts.openAccount({ name: 'Ρίτα Μορένο', email, companyName: 'Ακμή', password })
  const { sessionToken: reader } = await useCases.accounts.openSession(account)
  const { asker } = (await useCases.accounts.sessionUser(reader))!
  const begun = await useCases.accounts.signUp({ name: 'Νέα Νέου', email: 'new@new.test', password }, '127.0.0.1')
  const { sessionToken: newcomer } = await useCases.accounts.openSession(begun)

  const { jobId: draftId } = await useCases.jobs.createJob(asker, { draft })
  const { jobId } = await useCases.jobs.createJob(asker, { draft })
  await useCases.jobs.addColumn(asker, { jobId, title: 'Τηλέφωνο' })
  await useCases.jobs.activateJob(asker, { jobId })
  const candidateId = await seed.candidate(asker, jobId, 'Άντα Βύρωνος', draft.journey, 'ada@example.org')
  await seed.candidate(asker, jobId, 'Βασίλης', draft.journey, 'ben@example.org')
  await seed.recording(asker, candidateId, 'q1', readFileSync(RECORDING), 4000)
  await useCases.review.rateCandidate(asker, { candidateId, value: 4 })
  await useCases.review.commentOnCandidate(asker, { candidateId, text: 'Πολύ καλή' })
  const { token } = await useCases.review.rejectCandidate(asker, { candidateId, reason: 'Άλλη εμπειρία' })
  await caughtUp(token)
  return { reader, newcomer, named: { jobId, draftId, candidateId, link: `${asker.companyId}.${jobId}` } }
}

import { randomUUID } from 'node:crypto'

export type Person = {
  id: string
  first_name: string | null
  last_name: string | null
  email_addresses: { value: string; email_address_type: string }[]
  phone_numbers: { value: string; phone_number_type: string }[]
}
export type Application = {
  id: string
  candidate: string
  job: string
  current_stage: string | null
  rejected_at: string | null
  modified_at: string
}
export type Account = ReturnType<typeof newAccount>

const STAGES = ['Applied', 'Phone screen', 'Video interview', 'Offer', 'Hired']

/** A linked account with two jobs of five stages, and no applicants yet. */
export function newAccount(originId: string, organization: string, integration: { name: string; slug: string }) {
  const jobs = ['Engineer', 'Designer'].map((name, index) => ({
    ...{ id: randomUUID(), remote_id: String(index), name, description: null, code: null },
    ...{ status: index === 0 ? 'OPEN' : 'SOMETHING_OF_THEIRS', job_postings: [], remote_was_deleted: false },
  }))
  return {
    ...{ id: randomUUID(), token: randomUUID(), originId, organization, integration },
    ...{ isRevoked: false, isDeleted: false, jobs },
    stages: jobs.flatMap(({ id }) =>
      // Not in their order: `stage_order` sorts.
      STAGES.map((name, index) => ({
        id: randomUUID(),
        remote_id: null,
        name,
        job: id,
        stage_order: index,
      })).toReversed(),
    ),
    users: [
      {
        id: randomUUID(),
        first_name: 'Ada',
        last_name: 'Byron',
        email: 'ada@acme.test',
        disabled: false,
        access_role: 'ADMIN',
      },
      { id: randomUUID(), first_name: 'Gone', last_name: null, email: null, disabled: true, access_role: null },
    ],
    people: new Map<string, Person>(),
    applications: new Map<string, Application>(),
    activities: [] as { candidate: string; body: string; remote_user_id: string }[],
    /** When calls of this minute were made. */
    calls: [] as number[],
  }
}

/** The stages of a job, by their order. */
export const stagesOf = ({ stages }: Account, job: string) =>
  stages.filter((stage) => stage.job === job).toSorted((one, other) => one.stage_order - other.stage_order)

/** A person applies. */
export function apply(
  account: Account,
  {
    job = account.jobs[0]!.id,
    name,
    email,
    at = new Date().toISOString(),
  }: { job?: string; name: string; email: string; at?: string },
) {
  const [first = '', ...last] = name.split(' ')
  const person: Person = {
    ...{ id: randomUUID(), first_name: first, last_name: last.join(' ') || null },
    email_addresses: email ? [{ value: email, email_address_type: 'PERSONAL' }] : [],
    phone_numbers: [],
  }
  const application: Application = {
    ...{ id: randomUUID(), candidate: person.id, job, rejected_at: null, modified_at: at },
    current_stage: stagesOf(account, job)[0]?.id ?? null,
  }
  account.people.set(person.id, person)
  account.applications.set(application.id, application)
  return application
}

import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { isCompanyAdmin } from '#contracts/kernel/asker.ts'
import { CandidateId } from '#contracts/kernel/ids.ts'
import { rankOf } from '#contracts/views/board.ts'
import { namespace } from '../../i18n/namespace.ts'
import { documentTitle, type PageHandle } from '../../lib/page.ts'
import { nextOf, wantedOf } from '../../lib/latest.ts'
import { requireAccess } from '../../lib/access.server.ts'
import { heldBack } from '../../review/held-back.server.ts'
import { candidateAction } from '../../review/candidate-action.server.ts'
import { CandidatePage } from '../../review/candidate-page.tsx'
import type { People } from '../../review/people.ts'
import { jobOr404 } from '../../review/job.server.ts'
import { commonText, jobTitleIn } from '../../ui/titles.ts'
import { panelData } from '../../review/panels.server.ts'
import { answersOf, chaptersOf } from '../../review/questions.ts'

const useText = namespace('review')
/** A page does not grow with what was said of a candidate. */
const COMMENTS = { first: 30, more: 100 }

export {
  keepPage as clientAction,
  keepPageBefore as clientLoader,
  wasReached as shouldRevalidate,
} from '../../offline/index.ts'

export const action = async (args: ActionFunctionArgs) =>
  candidateAction(await requireAccess('admin.jobs.$jobId.candidates.$candidateId._index', args), args)

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const { asker } = await requireAccess('admin.jobs.$jobId.candidates.$candidateId._index', {
    request,
    params,
    context,
  })
  const { readers, useCases } = context.platform
  const { jobId, title, columns, blindReview, anonymousReview } = await jobOr404(context, asker, params.jobId)
  const id = CandidateId.safeParse(params.candidateId)
  const live = id.success ? context.placeOf({ companyId: asker.companyId, candidateId: id.data }) : ''
  const candidate = id.success ? await readers.candidateOrNull(asker, id.data) : null
  if (!candidate || candidate.jobId !== jobId) throw new Response(null, { status: 404, statusText: 'Not Found' })

  const { answers: _answers, ...shown } = candidate
  const may = await readers.permissionsOnJob(asker, jobId)
  const journey = await useCases.review.journeyOf(asker, { jobId, version: candidate.journeyVersion })
  const [card] = await readers.cardsByIds(asker, jobId, [candidate.id])
  const beside = card
    ? await readers.neighboursOf(asker, { jobId, columnId: card.columnId, rank: rankOf(card) })
    : { previous: null, next: null }
  const optedOut = (await useCases.candidacy.optedOut(asker, [candidate]))[candidate.id] ?? []
  const comments = candidate.comments.slice(-wantedOf(new URL(request.url).searchParams.get('comments'), COMMENTS))
  const people = [
    ...comments.map(({ authorId }) => authorId),
    ...candidate.ratings.map(({ reviewerId }) => reviewerId),
    ...candidate.scores.map(({ reviewerId }) => reviewerId),
    ...candidate.scoresAsked.map(({ reviewerId }) => reviewerId),
    ...candidate.missed.flatMap(({ declined }) => declined?.by ?? []),
  ]
  const link = (other: { id: string; name: string } | null) =>
    other && { to: `/admin/jobs/${jobId}/candidates/${other.id}`, name: other.name }
  return {
    live,
    candidate: { ...shown, comments },
    comments: {
      total: candidate.comments.length,
      next: nextOf(comments.length, candidate.comments.length, COMMENTS),
    },
    job: { jobId, title, columns, blindReview, anonymousReview },
    held: candidate.waiting ? await heldBack(asker, context) : null,
    chapters: chaptersOf(journey, candidate),
    answers: answersOf(journey, candidate, isCompanyAdmin(asker)),
    people: await peopleOf(),
    optedOut,
    viewer: asker.userId,
    previous: link(beside.previous),
    next: link(beside.next),
    panels: await panelData({ platform: context.platform, asker, jobId, candidate, may }),
    mayReview: may.includes('candidates.review'),
    mayEdit: may.includes('candidates.edit'),
    mayInvite: may.includes('candidates.invite'),
    mayEditJob: may.includes('jobs.create'),
  }

  async function peopleOf(): Promise<People> {
    const [persons, portraits, rules] = await Promise.all([
      readers.userNames(asker, people),
      readers.portraitsOf(asker, people),
      useCases.automations.automationNames(asker, jobId),
    ])
    const written = Object.entries(rules).filter(([id]) => people.includes(id))
    const names = { ...Object.fromEntries(written), ...persons }
    return Object.fromEntries(Object.entries(names).map(([id, name]) => [id, { name, picture: portraits[id] ?? null }]))
  }
}

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => {
  const t = useText.for(matches)
  return [
    {
      title: documentTitle(
        data
          ? t('titleOf', { name: data.candidate.name, job: jobTitleIn(commonText.for(matches), data.job.title) })
          : t('candidate'),
      ),
    },
  ]
}
export const handle: PageHandle<Awaited<ReturnType<typeof loader>>> = { title: ({ candidate }) => candidate.name }

export default function Candidate() {
  const data = useLoaderData<typeof loader>()
  return <CandidatePage key={data.candidate.id} {...data} />
}

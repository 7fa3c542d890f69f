import type { Asker } from '#contracts/kernel/asker.ts'
import { closeness, searchable } from '#contracts/kernel/fold.ts'
import { CandidateId, JobId } from '#contracts/kernel/ids.ts'
import type { PageLanguage } from '#contracts/kernel/language.ts'
import type { Platform } from '#services/platform.ts'
import { namespace } from '../i18n/namespace.ts'
import { capsOf, keyTable } from '../keys/table.ts'
import { nextColumn } from '../review/next-column.ts'
import { columnTitleIn, commonText } from '../ui/titles.ts'
import type { Act, Hit, HitIcon } from './hits.ts'

const useText = namespace('palette')
const jobPage = /^\/admin\/jobs\/([^/]+)(?:\/candidates\/([^/]+)(\/.*)?)?(?:\/.*)?$/

type Readers = Platform['readers']
type At = { path: string; language: PageLanguage }

/** What can be done with the candidate or the job whose page is open, as far as the asker may; nothing on other pages. */
export async function hitsHere(readers: Readers, asker: Asker, { path, language }: At): Promise<Hit[]> {
  const [, job, candidate, deeper] = jobPage.exec(path) ?? []
  const jobId = JobId.safeParse(job)
  if (!jobId.success) return []
  const header = await readers.jobBoardHeader(asker, jobId.data)
  if (!header) return []
  const may = await readers.permissionsOnJob(asker, jobId.data)
  const t = useText.in(language)
  const link = (icon: HitIcon, title: string, to: string): Hit => ({
    key: `here:${to}`,
    kind: 'here',
    icon,
    title,
    detail: '',
    to,
  })
  const ofJob = [
    link('board', t('hereBoard'), `/admin/jobs/${job}`),
    link('list', t('hereList'), `/admin/jobs/${job}/list`),
    ...(may.includes('jobs.create') ? [link('edit', t('hereEdit'), `/jobs-cep/create/${job}`)] : []),
    ...(may.includes('candidates.invite') && header.status === 'active'
      ? [link('invite', t('hereInvite'), `/jobs/${job}/invite`)]
      : []),
  ].filter(({ to }) => to !== path)
  const id = CandidateId.safeParse(candidate)
  const open = id.success ? await readers.candidateOrNull(asker, id.data) : null
  if (!open || open.jobId !== header.jobId) return ofJob

  const key = (does: (typeof keyTable.review)[number]['does']) =>
    deeper ? {} : { keys: capsOf(keyTable.review.find((row) => row.does === does)!) }
  const about = { jobId: header.jobId, candidateId: open.id, name: open.name }
  const act = (icon: HitIcon, title: string, what: Act, more: Partial<Hit> = {}): Hit => ({
    ...link(icon, title, path),
    key: `here:${title}`,
    act: what,
    ...more,
  })
  const columns = header.columns.map((column) => ({ ...column, title: columnTitleIn(commonText.in(language), column) }))
  const from = columns.find(({ id }) => id === open.columnId)
  const next = nextColumn(columns, open.columnId)
  const moveTo = (to: { id: string; title: string }): Act => ({
    does: 'move',
    ...about,
    from: { id: open.columnId, title: from?.title ?? '' },
    to: { id: to.id, title: to.title },
  })
  const hits: Hit[] = []
  if (may.includes('candidates.edit')) {
    if (next) hits.push(act('advance', t('hereAdvance', { stage: next.title }), moveTo(next), key('advance')))
    hits.push({
      ...link('move', t('hereMove'), path),
      key: 'here:move',
      ...key('move'),
      more: columns
        .filter(({ id }) => id !== open.columnId)
        .map((column) => act('move', t('hereMoveTo', { stage: column.title }), moveTo(column))),
    })
  }
  if (may.includes('candidates.review'))
    hits.push({
      ...link('rate', t('hereRate'), path),
      key: 'here:rate',
      ...key('rate'),
      more: [5, 4, 3, 2, 1].map((value) =>
        act(
          'rate',
          t('hereRateValue', { value }),
          { does: 'rate', ...about, value },
          deeper ? {} : { keys: `${value}` },
        ),
      ),
    })
  if (may.includes('candidates.edit') && !open.rejected)
    hits.push(act('reject', t('hereReject'), { does: 'reject', ...about }, key('reject')))
  if (may.includes('candidates.invite') && !open.rejected && ['pending', 'started'].includes(open.status))
    hits.push(act('remind', t('hereRemind'), { does: 'remind', ...about }))
  const page = `/admin/jobs/${job}/candidates/${candidate}`
  return [...hits, link('history', t('hereHistory'), `${page}/history`), ...ofJob].filter(
    ({ to, act, more }) => act || more || to !== path,
  )
}

/** Those that the question is about, what is inside others too. */
export const hereNamed = (hits: readonly Hit[], question: string): Hit[] =>
  hits.flatMap((hit) => [hit, ...(hit.more ?? [])]).filter((hit) => closeness(searchable(hit.title), question) !== null)

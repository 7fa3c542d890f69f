import { Link } from '@remix-run/react'
import { statsPath } from '../../analytics/links.ts'
import { namespace } from '../../i18n/namespace.ts'
import { Card } from '../../ui/card.tsx'
import { useJobTitle } from '../../ui/titles.ts'
import type { Analysed } from './stats.server.ts'

const useText = namespace('stats')
const SHOWN = 8

/** Stages and questions are those of one job: which one is a click away. */
export function ChooseOneJob({ title, jobs, question, section }: Analysed & { title: string }) {
  const t = useText()
  const jobTitle = useJobTitle()
  const offered = jobs.filter(
    ({ jobId, status }) => status !== 'draft' && (question.job.length === 0 || question.job.includes(jobId)),
  )
  return (
    <Card title={title}>
      <p className="mb-2 text-muted">{t('chooseOneJob')}</p>
      <ul className="flex flex-col">
        {offered.slice(0, SHOWN).map(({ jobId, title: name }) => (
          <li key={jobId}>
            <Link to={statsPath({ ...question, job: [jobId] }, section)} className="link inline-block py-1">
              <bdi>{jobTitle(name)}</bdi>
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  )
}

import type { AppLoadContext } from '@remix-run/node'
import { shownScore } from '#contracts/candidate/scoring.ts'
import type { Asker } from '#contracts/kernel/asker.ts'
import type { PageLanguage } from '#contracts/kernel/language.ts'
import { namespace } from '../i18n/namespace.ts'
import { liveText } from '../review/live-steps.ts'
import { sourceText } from '../review/sources.ts'
import { statusText } from '../ui/badge.tsx'
import { columnTitleIn, jobTitleIn } from '../ui/titles.ts'
import { labelOf } from './columns.ts'
import { askedFor, candidatesOf } from './asked.ts'
import { listed } from './list.server.ts'

const useText = namespace('candidates')
const useCommonText = namespace('common')

/** The candidates an address asks for as a file, in the reader's words; written while it is read, however many there are. */
export function exportedCandidates(
  context: AppLoadContext,
  asker: Asker,
  query: URLSearchParams,
  language: PageLanguage,
): ReadableStream<Uint8Array> {
  const [t, common] = [useText.in(language), useCommonText.in(language)]
  const header = [
    t('candidateName'),
    t('email'),
    t('job'),
    t('columnStage'),
    t('columnStatus'),
    t('columnRating'),
    t('columnTeamScore'),
    t('columnTaira'),
    t(labelOf('personality', context.platform.settings.alternate)),
    t('columnComments'),
    t('columnSource'),
    t('columnAdded'),
    t('columnInvited'),
    t('columnStarted'),
    t('columnFinished'),
    t('columnLastActivity'),
    t('columnLive'),
    t('columnProgress'),
  ]
  const text = context.platform.useCases.review.exportCandidates(asker, candidatesOf(askedFor(query)), {
    header,
    cells: async (rows) =>
      (await listed(context, asker, rows)).map((row) => [
        row.name,
        row.email,
        jobTitleIn(common, row.jobTitle),
        columnTitleIn(common, { id: row.columnId, title: row.stage }),
        common(statusText[row.status]),
        row.ratingsAvg,
        row.teamScore === null ? null : shownScore(row.teamScore),
        row.aiScore === null ? null : shownScore(row.aiScore),
        row.personalityScore === null ? null : shownScore(row.personalityScore),
        row.comments,
        common(sourceText[row.source]),
        row.addedAt,
        row.invitedAt,
        row.startedAt,
        row.completedAt,
        row.lastActivityAt,
        row.live && common(liveText[row.live.step]),
        row.progress / 100,
      ]),
  })
  const bytes = new TextEncoder()
  return new ReadableStream({
    async pull(controller) {
      const { value, done } = await text.next()
      if (done) controller.close()
      else controller.enqueue(bytes.encode(value))
    },
    cancel: async () => void (await text.return(undefined)),
  })
}

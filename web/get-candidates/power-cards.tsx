import { useEffect, useState } from 'react'
import { type Board, boardsOf, type Way as PowerWay, ways as powers } from '#contracts/job/boards/boards.ts'
import { namespace } from '../i18n/namespace.ts'
import { Badge } from '../ui/badge.tsx'
import { Button, buttonClasses } from '../ui/button.tsx'
import { Callout } from '../ui/callout.tsx'
import { Card } from '../ui/card.tsx'
import { askBoards, type BoardsData } from './boards-data.ts'
import { boardText, statusText, statusTones } from './board-words.ts'
import { Way, type Ways } from './breadcrumbs.tsx'

const useText = namespace('boards')
const titles = { share: 'powerShare', boost: 'powerBoost' } as const
const about = { share: 'shareAbout', boost: 'boostAbout' } as const

/** The two ways to job boards, with what is posted now (PUB-004). */
export default function PowerCards({ jobId, ways }: { jobId: string; ways: Ways }) {
  const t = useText()
  const [boards, setBoards] = useState<BoardsData | null>(null)
  const [failed, setFailed] = useState(false)
  useEffect(() => {
    askBoards(jobId).then(
      (answer) => ('refused' in answer ? setFailed(true) : setBoards(answer)),
      () => setFailed(true),
    )
  }, [jobId])
  return (
    <>
      {failed && <Callout tone="danger">{t('failed')}</Callout>}
      {powers.map((power) => (
        <Card key={power} title={t(titles[power])} className="flex flex-col">
          <p className="mb-3 text-muted">{t(about[power])}</p>
          <Posted power={power} entries={boards?.entries ?? {}} />
          {power === 'boost' && boards?.locationMissing ? (
            <Disabled />
          ) : (
            <Way ways={ways} view={power} className={buttonClasses({ variant: 'primary' }, 'self-start')}>
              {t(titles[power])}
            </Way>
          )}
        </Card>
      ))}
    </>
  )
}

/** PUB-011. */
function Disabled() {
  const t = useText()
  return (
    <div className="flex flex-wrap items-center gap-3">
      <Button variant="primary" disabled aria-describedby="boost-disabled">
        {t('powerBoost')}
      </Button>
      <p id="boost-disabled" className="text-sm text-muted">
        {t('locationMissing')}
      </p>
    </div>
  )
}

function Posted({ power, entries }: { power: PowerWay; entries: BoardsData['entries'] }) {
  const t = useText()
  const posted = boardsOf[power].filter((board: Board) => entries[board])
  if (posted.length === 0) return null
  return (
    <ul className="mb-3 flex flex-wrap gap-2">
      {posted.map((board: Board) => {
        const { status } = entries[board]!
        return (
          <li key={board}>
            <Badge tone={statusTones[status]}>
              {t(boardText[board])}: {t(statusText[status])}
            </Badge>
          </li>
        )
      })}
    </ul>
  )
}

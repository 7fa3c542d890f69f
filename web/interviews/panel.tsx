import { namespace } from '../i18n/namespace.ts'
import { Badge, type Tone } from '../ui/badge.tsx'
import { Card } from '../ui/card.tsx'
import type { AttendeeResponse } from '#contracts/interview/codes.ts'
import type { Shown } from './view.ts'

const useText = namespace('meetings')
const tones: Record<AttendeeResponse, Tone> = {
  PENDING: 'neutral',
  MAYBE: 'warning',
  CONFIRMED: 'success',
  REJECTED: 'danger',
}

/** Who may take part, who does, and what each answered to the invitation. */
export function Panel({ panel, some, candidateName, candidateAnswer, start }: Shown) {
  const t = useText()
  return (
    <Card title={t('people')}>
      {some !== null && <p className="mb-2 text-sm text-muted">{t('someOf', { count: some })}</p>}
      <ul className="divide-y divide-line">
        {panel.map((person) => (
          <li key={person.userId} className="flex flex-wrap items-center gap-2 py-2">
            <bdi className="font-medium wrap-anywhere">{person.name}</bdi>
            {person.isHost && <Badge tone="info">{t('host')}</Badge>}
            <Badge>{t(`requirement${person.requirement}`)}</Badge>
            {person.takesPart && <Badge tone="success">{t('takesPart')}</Badge>}
            {person.isClashing && <Badge tone="danger">{t('clash')}</Badge>}
            {person.takesPart && <Response response={person.response} comment={person.comment} />}
          </li>
        ))}
        {start && (
          <li className="flex flex-wrap items-center gap-2 py-2">
            <bdi className="font-medium wrap-anywhere">{candidateName}</bdi>
            <Response response={candidateAnswer?.response ?? 'PENDING'} comment={candidateAnswer?.comment ?? ''} />
          </li>
        )}
      </ul>
    </Card>
  )
}

function Response({ response, comment }: { response: AttendeeResponse; comment: string }) {
  const t = useText()
  return (
    <>
      <Badge tone={tones[response]} className="ms-auto">
        {t(`answer${response}`)}
      </Badge>
      {comment && (
        <span className="w-full text-sm wrap-anywhere text-muted" dir="auto">
          {comment}
        </span>
      )}
    </>
  )
}

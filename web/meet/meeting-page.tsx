import { LanguageBar } from '../frame/language-choice.tsx'
import { useFormat } from '../i18n/format.ts'
import { namespace } from '../i18n/namespace.ts'
import { type Whose, wearing } from '../frame/worn-page.tsx'
import { Callout } from '../ui/callout.tsx'
import { Problem } from '../ui/problem.tsx'
import { AskForm, Aside, CancelForm } from './asides.tsx'
import { Booking } from './booking.tsx'
import { ChooseForm } from './choose-form.tsx'
import { type Meeting, type Stage, stageOf } from './meeting.ts'
import { useComeBack } from './use-come-back.ts'
import { useZone } from './use-zone.ts'
import { ZoneChoice } from './zone-choice.tsx'

const useText = namespace('meet')

export type Answer = {
  refused?: { code: string; message: string; fields: Record<string, string> } | undefined
  done?: 'choose' | 'ask' | 'cancel'
}
type MeetingPageProps = {
  meeting: Meeting
  company: Whose
  /** Null: there is none. */
  calendarFile: string | null
  answer: Answer | undefined
}

/** All that a candidate does with their interview, on one page, without an account. */
export function MeetingPage({ meeting, company, calendarFile, answer }: MeetingPageProps) {
  const t = useText()
  const { instant } = useFormat()
  const stage = stageOf(meeting)
  const zone = useZone(meeting.zone)
  useComeBack()
  const brand = wearing(company)
  const { booking, movesLeft, expiresAt, offer } = meeting
  const isOpen = stage === 'choose' || stage === 'asked'
  const fields = answer?.refused?.fields ?? {}
  return (
    <main id="main" style={brand?.style} className="mx-auto flex min-h-dvh max-w-2xl flex-col gap-5 px-4 py-6">
      <header>
        {brand?.head}
        <h1 className="text-2xl font-semibold">{t(`${stage}Title`)}</h1>
      </header>
      {answer?.refused && <Refusal of={answer.refused} isOpen={isOpen} />}
      {answer?.done === 'choose' && !answer.refused && stage === 'booked' && (
        <Callout tone="success" announce>
          {t('bookedNow')}
        </Callout>
      )}
      <About meeting={meeting} company={company.company} />
      <Words stage={stage} company={company.company} />
      {booking && stage !== 'cancelledByYou' && stage !== 'cancelled' && (
        <Booking
          {...meeting}
          booking={booking}
          zone={zone.zone}
          calendarFile={stage === 'booked' ? calendarFile : null}
        />
      )}
      {(isOpen || stage === 'booked') && <ZoneChoice {...zone} />}
      {isOpen && offer && (
        <>
          <p className="text-sm text-muted">
            {t('openUntil')} <bdi>{instant(expiresAt, { timeZone: zone.zone })}</bdi>
          </p>
          <ChooseForm offer={offer} zone={zone.zone} isMove={false} />
        </>
      )}
      {(isOpen || (stage === 'booked' && !meeting.hasBegun)) && (
        <div>
          {stage === 'booked' && offer && (
            <Aside title={t('move')} open={answer?.refused?.code === 'interview/slot-taken'}>
              <p>{movesLeft > 0 ? t('moveLeft', { count: movesLeft }) : t('moveOver')}</p>
              {movesLeft > 0 && <ChooseForm key={booking?.start} offer={offer} zone={zone.zone} isMove />}
            </Aside>
          )}
          {stage !== 'asked' && <AskForm isBooked={stage === 'booked'} fields={fields} />}
          <CancelForm fields={fields} />
        </div>
      )}
      <footer className="mt-auto border-t border-line pt-3">
        <LanguageBar />
      </footer>
    </main>
  )
}

function Refusal({ of, isOpen }: { of: NonNullable<Answer['refused']>; isOpen: boolean }) {
  const t = useText()
  if (Object.keys(of.fields).length > 0) return null
  return <Problem of={of.code === 'interview/slot-taken' && isOpen ? { message: t('justTaken') } : of} />
}

function About({ meeting, company }: { meeting: Meeting; company: string }) {
  const t = useText()
  const { list } = useFormat()
  const { summary, description, job, type, duration, people } = meeting
  return (
    <section className="flex flex-col gap-1">
      <h2 className="text-lg font-semibold wrap-anywhere">
        <bdi>{summary}</bdi>
      </h2>
      {job && (
        <p className="text-muted wrap-anywhere">
          <bdi>{t('forJob', { job, company })}</bdi>
        </p>
      )}
      <p>
        {t(`type${type}`)} · {t('minutes', { count: duration })}
      </p>
      {people.length > 0 && <p className="wrap-anywhere">{t('withPeople', { people: list(people) })}</p>}
      {description && (
        <p className="mt-2 max-w-prose whitespace-pre-wrap wrap-anywhere" dir="auto">
          {description}
        </p>
      )}
    </section>
  )
}

function Words({ stage, company }: { stage: Stage; company: string }) {
  const t = useText()
  if (stage === 'choose' || stage === 'booked') return null
  const words = {
    asked: t('askedText', { company }),
    waiting: t('waitingText', { company }),
    done: t('doneText', { company }),
    cancelledByYou: t('cancelledByYouText', { company }),
    cancelled: t('cancelledText', { company }),
    expired: t('expiredText', { company }),
  }[stage]
  return <p>{words}</p>
}

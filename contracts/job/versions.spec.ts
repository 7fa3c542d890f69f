import { describe, expect, it } from 'vitest'
import { aJob, drafted, journeyWith } from '#test/fixtures/job.ts'
import { minutesPastNoon, recorded } from '#test/fixtures/recorded.ts'
import type { Recorded } from '../kernel/recorded.ts'
import type { JobEvent } from './events.ts'
import { momentsOf } from './versions.ts'

const { details, scorecard, journey } = aJob()
const events = {
  drafted: drafted(),
  details: { type: 'JobDetailsEdited', data: { details } },
  scorecard: { type: 'ScorecardEdited', data: { scorecard } },
  journey: { type: 'JourneyEdited', data: { journey } },
  published: { type: 'JourneyPublished', data: { version: 1, journey } },
  step: { type: 'BuilderStepReached', data: { step: 'screen' } },
} satisfies Record<string, JobEvent>
type Saved = [event: keyof typeof events, minute: number, by?: string]

const log = (saved: Saved[], ...more: JobEvent[]): Recorded<JobEvent>[] => [
  ...recorded(
    'job',
    saved.map(([event]): JobEvent => events[event]),
  ).map((record, at) => ({
    ...record,
    occurredAt: minutesPastNoon(saved[at]![1]),
    actor: { kind: 'user' as const, id: saved[at]![2] ?? 'ada' },
  })),
  ...recorded('job', [...saved.map(() => events.step), ...more]).slice(saved.length),
]
const told = (saved: Saved[], ...more: JobEvent[]) =>
  momentsOf(log(saved, ...more)).map(({ first, revision, sections }) => `${first}-${revision} ${sections.join(' ')}`)

describe('the moments of a job', () => {
  it.each<[string, Saved[], string[]]>([
    [
      'one person within a quarter of an hour',
      [
        ['drafted', 0],
        ['journey', 5],
        ['details', 14],
      ],
      ['0-2 details journey'],
    ],
    [
      'after a quarter of an hour',
      [
        ['drafted', 0],
        ['details', 15],
        ['details', 16],
      ],
      ['1-2 details', '0-0 '],
    ],
    [
      'two in turn',
      [
        ['drafted', 0],
        ['details', 1, 'bob'],
        ['scorecard', 2],
      ],
      ['2-2 scorecard', '1-1 details', '0-0 '],
    ],
    [
      'what goes live',
      [
        ['drafted', 0],
        ['published', 1],
        ['journey', 2],
      ],
      ['2-2 journey', '0-1 '],
    ],
    [
      'what changes nothing',
      [
        ['drafted', 0],
        ['step', 1],
        ['step', 40],
      ],
      ['0-0 '],
    ],
  ])('%s', (_, saved, moments) => expect(told(saved)).toEqual(moments))

  it('end before an earlier one is restored, with all its sections', () => {
    const other = { type: 'JourneyEdited', data: { journey: journeyWith() } } satisfies JobEvent
    const log = recorded<JobEvent>('job', [drafted(), events.published, other, events.details, events.journey])
    log[4] = { ...log[4]!, commandId: log[3]!.commandId }
    expect(momentsOf(log).map(({ first, revision }) => [first, revision])).toEqual([
      [2, 4],
      [0, 1],
    ])
    const back = recorded<JobEvent>('job', [drafted(), events.published, other, events.journey])
    expect(momentsOf(back).map(({ first, revision }) => [first, revision])).toEqual([
      [3, 3],
      [2, 2],
      [0, 1],
    ])
  })

  it('end where a revision has a name, for as long as it has one', () => {
    const saved: Saved[] = [
      ['drafted', 0],
      ['details', 1],
      ['details', 2],
    ]
    const name: JobEvent = { type: 'JobVersionNamed', data: { revision: 1, name: 'Good' } }
    expect(told(saved, name)).toEqual(['2-2 details', '0-1 details'])
    expect(momentsOf(log(saved, name)).map((moment) => moment.name)).toEqual([null, 'Good'])
    expect(told(saved, name, { type: 'JobVersionNameRemoved', data: { revision: 1 } })).toEqual(['0-2 details'])
  })

  it('keeps the number of what went live', () => {
    expect(
      momentsOf(
        log([
          ['drafted', 0],
          ['published', 3],
        ]),
      ),
    ).toMatchObject([{ published: 1, revision: 1 }])
  })
})

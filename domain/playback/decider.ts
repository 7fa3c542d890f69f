import type { PlaybackCommand } from '#contracts/playback/commands.ts'
import type { PlaybackEvent } from '#contracts/playback/events.ts'
import type { Decider } from '../decider.ts'

/** Nothing is decided by what was watched before: a report is a fact. What is no length of time is left out. */
export const playbackDecider: Decider<null, PlaybackCommand, PlaybackEvent> = {
  category: 'playback',
  facts: ['jobId'],
  initialState: () => null,
  evolve: () => null,
  decide: ({ data }) => {
    const ranges = data.ranges.filter(([from, to]) => to > from)
    return ranges.length === 0 ? [] : [{ type: 'RecordingWatched', data: { ...data, ranges } }]
  },
}

import { expect, it } from 'vitest'
import { boardNamed, channelOf } from './channel.ts'

const origin = { board: null, utmSource: null, utmMedium: null, utmCampaign: null }

it('gives a board one name, whatever links and people call it', () => {
  const names = { indeed: ['indeed', ' Indeed.com', 'https://www.indeed.com'], talroo: ['Jobs2Careers', 'talroo'] }
  const more = {
    google: ['google_jobs_apply', 'Google Jobs'],
    ziprecruiter: ['Zip-Recruiter'],
    'campus fair': ['Campus+fair'],
  }
  for (const [name, spellings] of Object.entries({ ...names, ...more }))
    for (const spelling of spellings) expect(boardNamed(spelling), spelling).toBe(name)
})

it('takes the board from the link, else from the source of the campaign, and no address or number of a person', () => {
  expect(channelOf({ ...origin, board: 'indeed', utmSource: 'newsletter', utmCampaign: 'Spring_Fair' })).toEqual({
    board: 'indeed',
    campaign: 'spring fair',
  })
  expect(channelOf({ ...origin, utmSource: 'LinkedIn', utmCampaign: '2026-11' })).toEqual({
    board: 'linkedin',
    campaign: '2026 11',
  })
  expect(channelOf({ ...origin, board: 'ada@example.org', utmCampaign: '+44 20 7946 0000' })).toEqual({
    board: '',
    campaign: '',
  })
  expect(channelOf(origin)).toEqual({ board: '', campaign: '' })
})

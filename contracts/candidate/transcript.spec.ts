import { describe, expect, it } from 'vitest'
import { type Segment, webVtt, withText } from './transcript.ts'

const segment: Segment = {
  start: 0,
  end: 4,
  text: 'I build severs in Go',
  words: ['I', 'build', 'severs', 'in', 'Go'].map((text, index) => ({
    start: index * 0.8,
    end: index * 0.8 + 0.8,
    text,
  })),
}
const timed = (text: string) =>
  withText(segment, text).words.map(({ start, text: word }) => `${word}@${start.toFixed(1)}`)

describe('a corrected passage', () => {
  it('keeps the times of the words that stay', () => {
    expect(timed('I build servers in Go')).toEqual(['I@0.0', 'build@0.8', 'servers@1.6', 'in@2.4', 'Go@3.2'])
    expect(timed('I build and run servers in Go').slice(-2)).toEqual(['in@2.4', 'Go@3.2'])
    expect(timed('I build in Go')).toEqual(['I@0.0', 'build@0.8', 'in@2.4', 'Go@3.2'])
  })

  it('may be empty, and has no times where there were none', () => {
    expect(withText(segment, '').words).toEqual([])
    expect(withText({ ...segment, words: [] }, 'Yes').words).toEqual([])
  })
})

describe('captions', () => {
  it('hold what was said as text, whatever it is', () => {
    const said = { start: 3661.5, end: 3661.5, text: '<b>1 --> 2\n\nNOTE & more</b>', words: [] }
    expect(webVtt([{ ...segment, words: [] }, said])).toBe(
      'WEBVTT\n\n00:00:00.000 --> 00:00:04.000\nI build severs in Go\n\n' +
        '01:01:01.500 --> 01:01:01.600\n&lt;b&gt;1 --&gt; 2 NOTE &amp; more&lt;/b&gt;\n',
    )
  })
})

import { describe, expect, it } from 'vitest'
import { wordingOf } from '../../kernel/wording.ts'
import { emptyDraft } from '../blank.ts'
import { storedMediaOf } from './in-job.ts'
import {
  acceptedMedia,
  fittingType,
  frameAdvice,
  isSound,
  mediaFileProblem,
  mediaUrl,
  sourceOf,
  storedIn,
} from './media.ts'

const id = '0192aaaa-0000-7000-8000-000000000001'

describe('A video or picture of a job', () => {
  it.each([
    [mediaUrl('recordings', id), 'recordings'],
    [mediaUrl('files', id), 'files'],
    ['https://youtu.be/dQw4w9WgXcQ', 'link'],
    ['https://example.org/a.mp4', null],
    ['/job-media/files/../recordings/x', null],
    [`https://evil.example${mediaUrl('files', id)}`, null],
    [`${mediaUrl('files', id)}/poster`, null],
  ])('%s comes from %s', (url, source) => {
    expect(sourceOf(url)).toBe(source)
  })

  it('is sound when it comes from somewhere known; a picture is a file', () => {
    expect(isSound({ url: mediaUrl('files', id), type: 'picture' })).toBe(true)
    expect(isSound({ url: mediaUrl('recordings', id), type: 'picture' })).toBe(false)
    expect(isSound({ url: 'https://youtu.be/dQw4w9WgXcQ', type: 'picture' })).toBe(false)
    expect(isSound({ url: 'javascript:alert(1)', type: 'video' })).toBe(false)
    expect(storedIn(mediaUrl('files', id))).toEqual({ sort: 'files', mediaId: id })
  })

  it.each([
    ['question', 'a.png', 2, null],
    ['question', 'a.png', 2.1, 'This file is too big (max. size is 2MB)'],
    ['question', 'a.png', 3 * 1024, 'This file is too big (max. size is 2MB)'],
    ['question', 'a.MP4', 100, null],
    ['question', 'a.mp4', 100.1, 'This file is too big (max. size is 100MB)'],
    ['videoQuestion', 'a.png', 1, 'This file type is not supported'],
    ['intro', 'a.mov', 200, null],
    ['outro', 'a.webm', 200.1, 'This file is too big (max. size is 200MB)'],
    ['question', 'a.svg', 1, 'This file type is not supported'],
    ['question', 'a.pdf', 1, 'This file type is not supported'],
    ['intro', '../a.mp4', 1, 'A file name cannot contain a path'],
    ['question', 'C:\\Users\\a.png', 1, 'A file name cannot contain a path'],
  ] as const)('in the place %s, %s of %s MB is answered with %s', (place, name, megabytes, problem) => {
    const found = mediaFileProblem(place, { name, size: megabytes * 1024 * 1024 })
    expect(found && wordingOf(found).text).toBe(problem)
  })

  it('is to be higher than wide where phones show it', () => {
    const advice = 'The video should be in a vertical format.'
    expect(frameAdvice('portrait', { width: 1920, height: 1080 })).toBe(advice)
    expect(frameAdvice('portrait', { width: 600, height: 600 })).toBe(advice)
    expect(frameAdvice('portrait', { width: 1080, height: 1920 })).toBeNull()
    expect(frameAdvice('portrait', null)).toBeNull()
    expect(frameAdvice('intro', { width: 1920, height: 1080 })).toBeNull()
    expect(fittingType('portrait', 'video/mp4')).toBe('video')
    expect(fittingType('portrait', 'image/png')).toBeNull()
  })

  it('is what its content says, where that fits', () => {
    expect(fittingType('question', 'image/webp')).toBe('picture')
    expect(fittingType('intro', 'image/webp')).toBeNull()
    expect(fittingType('intro', 'text/html')).toBeNull()
    expect(acceptedMedia('intro')).toBe('video/mp4,video/webm,video/quicktime')
  })

  it('is found wherever a job shows it, once each', () => {
    const { details, journey } = emptyDraft()
    const at = (last: string) => ({ url: mediaUrl('files', id.replace(/1$/, last)), type: 'video' as const })
    const question = { id: 'q', question: 'Why?', description: '', partDuration: 45, thinkingTime: 0, numOfRetakes: 1 }
    const [form, thanks, reject] = journey.modules
    const job = {
      details: { ...details, introVideo: at('1') },
      journey: {
        modules: [
          { ...form!, questionMedia: { url: 'https://youtu.be/dQw4w9WgXcQ', type: 'video' as const } },
          {
            ...form!,
            kind: 'WIDGET' as const,
            id: 'v',
            antiCheat: false,
            questions: [{ ...question, videoQuestion: at('2') }],
          },
          { ...thanks!, questionMedia: at('3') },
          { ...reject!, questionMedia: at('1') },
        ],
      },
    }
    expect(storedMediaOf(job).map((found) => found.at(-1))).toEqual(['1', '2', '3'])
  })
})

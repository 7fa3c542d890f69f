import { expect, it } from 'vitest'
import { videoName } from './video-name.ts'

it.each([
  ['Ada Byron', 'video/webm;codecs=vp8', 'Ada Byron - 1.webm'],
  ['../../etc/passwd', 'video/mp4', 'etc passwd - 1.mp4'],
  ['Zoë\u0000 \u202Eexe.', 'video/webm', 'Zoë exe - 1.webm'],
  ['עדה', 'audio/webm', 'עדה - 1.weba'],
  ['...', 'text/html', 'Video - 1.bin'],
  ['x'.repeat(300), 'video/webm', `${'x'.repeat(100)} - 1.webm`],
])('%s of type %s is saved as %s', (name, type, saved) => {
  expect(videoName(name, 1, type)).toBe(saved)
})

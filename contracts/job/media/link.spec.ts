import { describe, expect, it } from 'vitest'
import { LONGEST_LINK, matchLink } from './link.ts'

describe('A link to a video', () => {
  it.each([
    ['https://www.youtube.com/watch?v=dQw4w9WgXcQ', 'https://www.youtube.com/watch?v=dQw4w9WgXcQ'],
    [' http://youtube.com/watch?app=desktop&v=dQw4w9WgXcQ&t=3 ', 'https://www.youtube.com/watch?v=dQw4w9WgXcQ'],
    ['m.youtube.com/shorts/dQw4w9WgXcQ', 'https://www.youtube.com/watch?v=dQw4w9WgXcQ'],
    ['https://youtu.be/dQw4w9WgXcQ?si=x', 'https://www.youtube.com/watch?v=dQw4w9WgXcQ'],
    ['https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ', 'https://www.youtube.com/watch?v=dQw4w9WgXcQ'],
    ['https://vimeo.com/76979871', 'https://vimeo.com/76979871'],
    ['https://vimeo.com/channels/staffpicks/76979871', 'https://vimeo.com/76979871'],
    ['https://vimeo.com/76979871/abcdef0123', 'https://vimeo.com/76979871/abcdef0123'],
    ['https://player.vimeo.com/video/76979871?h=abcdef0123', 'https://vimeo.com/76979871/abcdef0123'],
    ['https://www.dropbox.com/s/abc/film.mp4?dl=0', 'https://www.dropbox.com/s/abc/film.mp4?dl=0'],
    [
      'https://dropbox.com/scl/fi/abc/film.mp4?rlkey=k&dl=0#top',
      'https://dropbox.com/scl/fi/abc/film.mp4?rlkey=k&dl=0',
    ],
  ])('%s is matched', (link, url) => {
    expect(matchLink(link)).toMatchObject({ state: 'matched', url })
    expect(matchLink(url)).toMatchObject({ state: 'matched', url })
  })

  it.each([
    'hello',
    'https://example.org/a.mp4',
    'https://www.youtube.com/',
    'https://www.youtube.com/watch?v=short',
    'https://youtube.com.example.org/watch?v=dQw4w9WgXcQ',
    'https://youtube.com@127.0.0.1/watch?v=dQw4w9WgXcQ',
    'https://youtube.com:8080/watch?v=dQw4w9WgXcQ',
    'https://127.0.0.1/watch?v=dQw4w9WgXcQ',
    'http://169.254.169.254/latest/meta-data',
    'https://[::1]/watch?v=dQw4w9WgXcQ',
    'http://localhost/watch?v=dQw4w9WgXcQ',
    'https://www.youtube.com/redirect?q=http%3A%2F%2F10.0.0.1%2F',
    'https://vimeo.com/redirect?to=http://127.0.0.1',
    'https://www.dropbox.com/redirect?url=http://169.254.169.254&dl=0',
    'javascript:alert(1)//youtu.be/dQw4w9WgXcQ',
    'data:text/html,https://youtu.be/dQw4w9WgXcQ',
    'https://vimeo.com/about',
    'https://www.dropbox.com/s/abc/film.mp4',
    'https://www.dropbox.com/s/abc/film.mp4?dl=1',
    'https://www.dropbox.com/login?cont=/s/abc&dl=0',
    `https://youtu.be/dQw4w9WgXcQ?${'a'.repeat(LONGEST_LINK)}`,
  ])('%s is invalid', (link) => {
    expect(matchLink(link)).toEqual({ state: 'invalid' })
  })

  it('is empty when nothing is typed', () => {
    for (const text of ['', '  ', '\n']) expect(matchLink(text)).toEqual({ state: 'empty' })
  })

  it('is played without cookies, from its start, and as a file where it is one', () => {
    const player = (link: string) => matchLink(link) as { player: string }
    expect(player('https://youtu.be/dQw4w9WgXcQ').player).toMatch(
      /^https:\/\/www\.youtube-nocookie\.com\/embed\/dQw4w9WgXcQ\?autoplay=1/,
    )
    expect(player('https://vimeo.com/76979871/abcdef0123').player).toBe(
      'https://player.vimeo.com/video/76979871?h=abcdef0123&autoplay=1&dnt=1',
    )
    expect(player('https://www.dropbox.com/s/abc/film.mp4?dl=0').player).toBe(
      'https://www.dropbox.com/s/abc/film.mp4?raw=1',
    )
  })
})

import { afterAll, afterEach, describe, expect, it, vi } from 'vitest'
import { answerShelf, forgetAnswers } from './answer-shelf.ts'

const kept = new Map<string, string>()
const storage = {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => void kept.set(key, value),
  removeItem: (key: string) => void kept.delete(key),
}
vi.stubGlobal('localStorage', storage)
afterEach(() => kept.clear())
afterAll(() => vi.unstubAllGlobals())

const said = (text: string) => ({ kind: 'FREE_TEXT', text }) as const
const shelf = () => answerShelf('link', 'ada')

describe('what a candidate typed and has not sent', () => {
  it('is there again on a page that is loaded anew, each page of the journey its own', () => {
    shelf().keep('about', null, said('A comp'))
    shelf().keep('why', null, said('Because'))
    expect(shelf().take('about', null)).toEqual(said('A comp'))
    expect(shelf().take('why', null)).toEqual(said('Because'))
  })

  it('is not kept where it is what the platform holds, and a change over that is', () => {
    shelf().keep('about', said('A compiler'), said('A compiler'))
    expect(kept.size).toBe(0)
    shelf().keep('about', said('A compiler'), said('A kernel'))
    expect(shelf().take('about', said('A compiler'))).toEqual(said('A kernel'))
  })

  it('is outdated as soon as the platform holds another answer', () => {
    shelf().keep('about', null, said('A comp'))
    expect(shelf().take('about', said('A compiler'))).toBeNull()
    shelf().tidy({ about: said('A compiler') })
    expect(kept.size).toBe(0)
  })

  it('is given to the candidate who began it alone, and ends with the journey', () => {
    shelf().keep('about', null, said('A comp'))
    expect(answerShelf('link', 'ben').take('about', null)).toBeNull()
    expect(answerShelf('other link', 'ada').take('about', null)).toBeNull()
    forgetAnswers('link')
    expect(shelf().take('about', null)).toBeNull()
  })

  it('only costs the safety net where the browser keeps nothing', () => {
    const setItem = () => {
      throw new Error('the storage is full')
    }
    vi.stubGlobal('localStorage', { ...storage, setItem })
    shelf().keep('about', null, said('A comp'))
    vi.stubGlobal('localStorage', storage)
    expect(shelf().take('about', null)).toBeNull()
  })
})

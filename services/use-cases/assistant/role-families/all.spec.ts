import { expect, it } from 'vitest'
import { rooms } from '#contracts/assistant/kept.ts'
import { roleFamilies } from './all.ts'

it('there are at least 60 role families, each complete and within the fields it is for', () => {
  expect(roleFamilies.length).toBeGreaterThanOrEqual(60)
  expect(new Set(roleFamilies.map(({ id }) => id)).size).toBe(roleFamilies.length)
  for (const { id, titles, skills, questions, benefits, work, team, suits } of roleFamilies) {
    expect([id, titles.length >= 4, skills.length >= 8, questions.length >= 5, benefits.length >= 8]).toEqual([
      id,
      true,
      true,
      true,
      true,
    ])
    const fits = (texts: readonly string[], of: keyof typeof rooms) =>
      texts.filter((text) => text.trim() === '' || text.length > rooms[of].length)
    expect([fits(skills, 'skills'), fits(questions, 'questions'), fits(benefits, 'benefits')]).toEqual([[], [], []])
    expect(new Set(skills).size).toBe(skills.length)
    expect(`${work}${team}${suits}`.length).toBeLessThan(rooms.description.length - 60)
  }
})

import { describe, expect, it } from 'vitest'
import { titleMatcher } from '#infra/engines/assistant/match-title.ts'
import { roleFamilies } from './all.ts'

const familyOf = titleMatcher(roleFamilies)
const ids = (titles: readonly string[]) => Object.fromEntries(titles.map((title) => [title, familyOf(title)?.id]))

describe('the role family of a title', () => {
  it('is found by every name of its own', () => {
    const missed = roleFamilies.flatMap(({ id, titles }) =>
      titles
        .filter((title) => familyOf(title)?.id !== id)
        .map((title) => `${title}: ${familyOf(title)?.id}, not ${id}`),
    )
    expect(missed).toEqual([])
  })

  it('is found whatever stands around it', () => {
    const expected = {
      'Senior Backend Engineer (m/w/d)': 'backend-engineer',
      'Sr. Front-End Dev – Berlin, remote': 'frontend-engineer',
      'Registered Nurses, night shift': 'registered-nurse',
      'JUNIOR ACCOUNTANT': 'accountant',
      'Warehouse Operative | Immediate start': 'warehouse-operative',
      'Head Chef for our new restaurant': 'chef',
      'HGV Driver Class 1': 'truck-driver',
      'Full Stack Developer (Node.js, React)': 'software-engineer',
      'Softwareentwicklerin (all genders)': 'software-engineer',
      'Verkäufer*in in Teilzeit': 'retail-sales',
      'Customer Suport Agent': 'customer-support',
      'Human Resources Manager EMEA': 'hr-generalist',
      'Lead Data Scientist': 'machine-learning-engineer',
      Recepcionist: 'receptionist',
      Receptionst: 'receptionist',
      'Trainee Electrician': 'electrician',
    }
    expect(ids(Object.keys(expected))).toEqual(expected)
  })

  it('is none for a title that says nothing we know', () => {
    const titles = ['', '   ', 'Astronaut', 'Hero wanted', 'Manager', '🚀🚀', 'x'.repeat(500), 'Lead']
    expect(titles.filter((title) => familyOf(title) !== null)).toEqual([])
  })
})

import { expect, it } from 'vitest'
import { checkedDetails, noDetails } from '../company/details.ts'
import { nameProblem } from './name.ts'
import { emailProblem } from '../user/sign-up.ts'

const [rightToLeft, zeroWidth, filler] = ['\u202e', '\u200b', '\u3164']
const problem = (name: string) => nameProblem(name, 'Enter your name')

it.each(['Rita Moreno', 'נועה כהן', '👩‍👩‍👧', 'می‌خواهم'])('%s is a name', (name) => {
  expect(problem(name)).toBeNull()
})

it('a name that cannot be seen is none', () => {
  expect([' ', zeroWidth, ` ${filler}${rightToLeft}`].map(problem)).toEqual(Array(3).fill('Enter your name'))
})

it('a name that turns the words around it about is refused, a company’s too', () => {
  const words = 'Line breaks and control characters are not possible here'
  expect([`Rita ${rightToLeft}onerom`, 'Ri\nta', '\u2067Rita\u2069 admin'].map(problem)).toEqual(Array(3).fill(words))
  expect(checkedDetails({ ...noDetails, name: `Acme${rightToLeft}` }).problems).toEqual({ name: words })
})

it('what cannot be seen in an address was pasted with it, and is no part of it', () => {
  expect(emailProblem(`${zeroWidth}rita@acme.test${zeroWidth}`)).toBeNull()
})

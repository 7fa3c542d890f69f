import type { Role } from '#contracts/kernel/permissions.ts'

export const companyName = 'Northlight Energy'
export const creator = { name: 'Marta Lindqvist', email: 'marta@northlight.example' }
export const colleagues: { name: string; email: string; role: Role }[] = [
  { name: 'Tunde Bakare', email: 'tunde@northlight.example', role: 'edit' },
  { name: 'Ilse Vermeer', email: 'ilse@northlight.example', role: 'review' },
  { name: 'Kenji Morita', email: 'kenji@northlight.example', role: 'review' },
]

const given = [
  'Amara',
  'Ben',
  'Chiara',
  'Dmitri',
  'Elena',
  'Farid',
  'Grace',
  'Hugo',
  'Ines',
  'Jonas',
  'Kavya',
  'Lena',
  'Mateo',
  'Nadia',
  'Oskar',
  'Priya',
  'Quentin',
  'Rosa',
  'Samir',
  'Thea',
  'Umut',
  'Valeria',
  'Wanjiru',
  'Xin',
  'Yara',
  'Zoltan',
  'Aoife',
  'Bilal',
  'Clara',
  'Diego',
]
const family = [
  'Abara',
  'Bergmann',
  'Castillo',
  'Demir',
  'Eriksen',
  'Fournier',
  'Gupta',
  'Haddad',
  'Ivanova',
  'Jansen',
  'Kowalski',
  'Lopes',
  'Mensah',
  'Novak',
  'O’Brien',
  'Petrov',
  'Quiroga',
  'Rossi',
  'Schneider',
  'Tanaka',
  'Usman',
  'Varga',
  'Weiss',
  'Yilmaz',
  'Zhang',
  'Adeyemi',
  'Bianchi',
]

/** 30 and 27 names meet each other anew 270 times before the same pair returns, and then with an initial. */
export function personAt(index: number): { name: string; email: string; phone: string } {
  const round = Math.floor(index / 270)
  const first = given[index % given.length]!
  const last = family[(index + Math.floor(index / 270) * 7) % family.length]!
  const name = round === 0 ? `${first} ${last}` : `${first} ${'JKLMN'[round - 1]}. ${last}`
  const mailbox = `${name}`
    .normalize('NFD')
    .replaceAll(/[^A-Za-z ]/g, '')
    .trim()
    .toLowerCase()
    .replaceAll(/ +/g, '.')
  return {
    name,
    email: `${mailbox}@mail.example`,
    phone: index % 3 === 0 ? `+49 30 5550${String(1000 + index).slice(-4)}` : '',
  }
}

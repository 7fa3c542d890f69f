import { expect, it } from 'vitest'
import { stopWords } from './stop-words.ts'
import { wordCloudOf } from './word-cloud.ts'

const cloud = (...texts: string[]) => wordCloudOf(texts.map((text) => ({ text, language: null })))

it('counts the words that say something over all texts, the most used first, ten at most', () => {
  expect(cloud('I like databases, and I tune Databases.', 'I tune queries in 2024 for databases')).toEqual([
    { word: 'databases', importance: 3 },
    { word: 'tune', importance: 2 },
    { word: 'queries', importance: 1 },
  ])
  const many = Array.from({ length: 30 }, (_, at) => `word${String.fromCharCode(97 + (at % 26))}x${at}`).join(' ')
  expect(cloud(many)).toHaveLength(10)
  expect(cloud('', '… 12 34')).toEqual([])
})

it('leaves out the common words of the language a text is in, said or found by its words', () => {
  expect(cloud('Ich habe mit dem Team die Datenbank gebaut').map(({ word }) => word)).toEqual([
    'datenbank',
    'gebaut',
    'team',
  ])
  expect(cloud('אני עובד עם צוות של מפתחים').map(({ word }) => word)).toEqual(['מפתחים', 'עובד', 'צוות'])
  expect(wordCloudOf([{ text: 'must have die Hard', language: 'de' }]).map(({ word }) => word)).toEqual([
    'hard',
    'have',
    'must',
  ])
  expect(cloud('我们使用系统 系统 团队').map(({ word }) => word)).toEqual(['系统', '团队'])
  expect(cloud('저는 팀에서 개발을 했습니다').map(({ word }) => word)).toEqual(['개발을', '팀에서'])
  expect(cloud('Eu não sou da equipe de vendas').map(({ word }) => word)).toEqual(['equipe', 'vendas'])
  expect(cloud('أنا أعمل مع فريق من المطورين').map(({ word }) => word)).toEqual(['أعمل', 'المطورين', 'فريق'])
  expect(wordCloudOf([{ text: 'czysty kod', language: 'pl' }]).map(({ word }) => word)).toEqual(['czysty', 'kod'])
})

it('has lists in small letters', () => {
  for (const words of Object.values(stopWords))
    expect([...words].filter((word) => word !== word.toLowerCase())).toEqual([])
})

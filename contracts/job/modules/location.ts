import * as z from 'zod'
import { firstFailing, maxLength } from '../rules.ts'
import { type QuestionKind, questionLimits } from './kind.ts'
import { answered, config, stored, text } from './stored.ts'

/** Degrees in WGS 84, as a device says where it is. */
const Point = () => z.object({ latitude: z.number().min(-90).max(90), longitude: z.number().min(-180).max(180) })
export type Point = z.infer<ReturnType<typeof Point>>

export const schema = () => stored('LOCATION', {})
/** What was typed, and the place of the candidate's device where they asked for it; each may be missing. */
export const answer = () => answered('LOCATION', { place: text(1000), point: Point().nullable() })
export const page = () => config({})

export const PLACE_LENGTH = 200

/** Four decimals: about eleven meters, which is as much as an address says. */
export const pointText = ({ latitude, longitude }: Point) => `${latitude.toFixed(4)}, ${longitude.toFixed(4)}`

/** The point that a text of `pointText` names; null for any other text. */
export function readPoint(text: string): Point | null {
  const [, latitude, longitude] = /^(-?\d{1,2}(?:\.\d+)?), (-?\d{1,3}(?:\.\d+)?)$/.exec(text) ?? []
  const point = { latitude: Number(latitude), longitude: Number(longitude) }
  return Math.abs(point.latitude) <= 90 && Math.abs(point.longitude) <= 180 ? point : null
}

export const kind: QuestionKind<z.infer<ReturnType<typeof schema>>, z.infer<ReturnType<typeof answer>>> = {
  role: 'question',
  collections: ['contact_info'],
  limits: questionLimits,
  problems: () => [],
  seconds: () => 20,
  isEmpty: ({ place, point }) => place.trim() === '' && point === null,
  problem: (_, { place }) => firstFailing(place, [maxLength(PLACE_LENGTH)]),
  tidy: (answer) => ({ ...answer, place: answer.place.trim().normalize('NFC') }),
  says: ({ place, point }) => ({ type: 'place', value: [place, point ? pointText(point) : ''].filter(Boolean) }),
}

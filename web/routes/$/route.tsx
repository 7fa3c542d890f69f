export { keepPageBefore as clientLoader, wasReached as shouldRevalidate } from '../../offline/index.ts'

/** Any address without a route. */
export const loader = () => {
  throw new Response(null, { status: 404, statusText: 'Not Found' })
}
export const action = loader

export default function Nothing() {
  return null
}

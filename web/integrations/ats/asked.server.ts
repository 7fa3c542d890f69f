import type { AppLoadContext } from '@remix-run/node'

export type Asked = { request: Request; context: AppLoadContext }

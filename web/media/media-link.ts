import { createContext } from 'react'

/** The link whose candidates' page this is; null where colleagues look on. */
export const MediaLink = createContext<string | null>(null)

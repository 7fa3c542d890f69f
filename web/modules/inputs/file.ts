import { lazy } from 'react'

/** Fetched by the pages that take a file, before such a question is reached. */
export const fileInput = () => import('./file-input.tsx')
export const FileInput = lazy(fileInput)
